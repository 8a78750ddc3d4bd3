import { useState, type ReactNode } from 'react';
import { useListContext, useTranslateLabel, type RaRecord } from 'react-admin';
import { useBalcao } from '../admin/hooks.js';
import { showSnack } from '../boot/snack.js';
import { useFilters } from './use-filters.js';
import { csv, download } from './csv.js';
import type { ManagementDefinition } from './definition.js';

/** The most rows that one request answers. */
const PAGE = 250;

/** Writes all rows that fit search and filters to a file, page by page. */
export function useExport<R extends RaRecord>(
  definition: ManagementDefinition<R>,
): { readonly isExporting: boolean; readonly run: () => void } {
  const { resource, columns } = definition;
  const { sort } = useListContext<R>();
  const { filters } = useFilters();
  const provider = useBalcao();
  const labelOf = useTranslateLabel();
  const [isExporting, setExporting] = useState(false);
  const read = async (): Promise<readonly R[]> => {
    const rows: R[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<R>(resource, {
        filter: filters,
        sort,
        pagination: { page, perPage: PAGE },
      });
      rows.push(...data);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
  const write = async (): Promise<void> => {
    const head = columns.map(({ source }) => textOf(labelOf({ source, resource }), source));
    const body = (await read()).map((row) =>
      columns.map(({ source, text }) => text?.(row) ?? plain(row[source])),
    );
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

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

const textOf = (label: ReactNode, otherwise: string): string =>
  typeof label === 'string' ? label : otherwise;
