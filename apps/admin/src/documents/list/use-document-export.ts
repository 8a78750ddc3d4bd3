import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useBalcao } from '../../admin/hooks.js';
import { showSnack } from '../../boot/snack.js';
import { shownState } from '../../fields/DocumentStatusChip.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { csv, download } from '../../management/csv.js';
import { useFilter } from './use-filter.js';
import { columnLabel, documentColumns, fileAmount, type DocumentColumn } from './columns.js';

/** The most rows that one request answers. */
const PAGE = 250;

interface DocumentExport {
  readonly isExporting: boolean;
  readonly run: () => void;
}

/** Writes all documents that fit the filter to a file, in the order of the list. */
export function useDocumentExport(type: DocumentTypeRow): DocumentExport {
  const t = useMessages();
  const language = useLanguage();
  const provider = useBalcao();
  const { sort } = useListContext<DocumentRow>();
  const { filter } = useFilter();
  const [isExporting, setExporting] = useState(false);
  const cell = ({ source, text, isNumeric }: DocumentColumn, row: DocumentRow): string => {
    if (source === 'status') return t(`documents.states.${shownState(row)}`);
    return isNumeric === true ? fileAmount(text(row), language) : text(row);
  };
  const write = async (): Promise<void> => {
    const rows: DocumentRow[] = [];
    for (let page = 1, total = 1; rows.length < total; page += 1) {
      const answer = await provider.getList<DocumentRow>('documents', {
        filter: { ...filter, typeId: type.id },
        sort,
        pagination: { page, perPage: PAGE },
      });
      rows.push(...answer.data);
      total = answer.data.length === 0 ? 0 : (answer.total ?? 0);
    }
    const head = documentColumns.map((column) => t(columnLabel(column, type)));
    const body = rows.map((row) => documentColumns.map((column) => cell(column, row)));
    download(`${type.id}.csv`, csv([head, ...body]));
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
