import { useState, type ReactNode } from 'react';
import { useListContext, useTranslateLabel, type RaRecord } from 'react-admin';
import type { BalcaoDataProvider } from '../admin/data-provider.js';
import { useBalcao } from '../admin/hooks.js';
import { showSnack } from '../boot/snack.js';
import { decimalSign } from '../formats/numerals.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useFilters } from './use-filters.js';
import { csv, download } from './csv.js';
import type { Column, ManagementDefinition } from './definition.js';

/** The most rows that one request answers. */
const PAGE = 250;

/** Writes all rows that fit search and filters to a file, page by page. */
export function useExport<R extends RaRecord>(
  definition: ManagementDefinition<R>,
): { readonly isExporting: boolean; readonly run: () => void } {
  const { resource, columns, only } = definition;
  const { sort } = useListContext<R>();
  const { filters } = useFilters();
  const provider = useBalcao();
  const labelOf = useTranslateLabel();
  const t = useMessages();
  const language = useLanguage();
  const [isExporting, setExporting] = useState(false);
  const read = async (): Promise<readonly R[]> => {
    const rows: R[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<R>(resource, {
        filter: { ...filters, ...only },
        sort,
        pagination: { page, perPage: PAGE },
      });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
  const cell = ({ source, text, reference, isNumeric }: Column<R>, row: R, names: Names) => {
    const value: unknown = row[source];
    if (typeof value === 'boolean' && text === undefined) {
      return t(value ? 'management.yes' : 'management.no');
    }
    if (reference !== undefined) return names.get(String(value)) ?? '';
    const written = text?.(row, t) ?? plain(value);
    return isNumeric === true ? written.replace('.', decimalSign(language)) : written;
  };
  const write = async (): Promise<void> => {
    const head = columns.map(({ source }) => textOf(labelOf({ source, resource }), source));
    const rows = await read();
    const names = await namesOf(provider, columns, rows);
    const body = rows.map((row) => columns.map((column) => cell(column, row, names)));
    download(`${resource.replaceAll('/', '_')}.csv`, csv([head, ...body]));
  };
  return {
    isExporting,
    run: () => {
      setExporting(true);
      write()
        .catch((error: unknown) => {
          showSnack(error instanceof Error ? error.message : String(error), 'error');
        })
        .finally(() => {
          setExporting(false);
        });
    },
  };
}

type Names = ReadonlyMap<string, string>;

/** The names of all records that the rows refer to, by their ids. */
async function namesOf<R extends RaRecord>(
  provider: BalcaoDataProvider,
  columns: readonly Column<R>[],
  rows: readonly R[],
): Promise<Names> {
  const names = new Map<string, string>();
  for (const { source, reference } of columns) {
    const ids = reference === undefined ? [] : [...new Set(rows.map((row) => plain(row[source])))];
    const known = ids.filter((id) => id !== '');
    for (let from = 0; reference !== undefined && from < known.length; from += PAGE) {
      const { data } = await provider.getMany<Named>(reference, {
        ids: known.slice(from, from + PAGE),
      });
      for (const { id, name } of data) names.set(id, name);
    }
  }
  return names;
}

interface Named extends RaRecord {
  readonly id: string;
  readonly name: string;
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const textOf = (label: ReactNode, otherwise: string): string =>
  typeof label === 'string' ? label : otherwise;
