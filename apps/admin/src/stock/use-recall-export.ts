import type { BatchRow, RecallRow } from '@balcao/contracts';
import { decimalSign } from '../formats/numerals.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { csv, download } from '../management/csv.js';

/** Writes who received a batch to a file for spreadsheets. */
export function useRecallExport({ name }: BatchRow): (rows: readonly RecallRow[]) => void {
  const t = useMessages();
  const language = useLanguage();
  const figure = (decimal: string): string => decimal.replace('.', decimalSign(language));
  return (rows) => {
    const head = [
      t('stock.recall.party'),
      t('stock.recall.phone'),
      t('stock.recall.document'),
      t('stock.recall.day'),
      t('stock.recall.received'),
      t('stock.recall.returned'),
      t('stock.recall.left'),
    ];
    const body = rows.map((row) => [
      row.partyName,
      row.partyPhone ?? '',
      row.reference,
      row.issuedOn,
      figure(row.received),
      figure(row.returned),
      figure(row.quantity),
    ]);
    download(`recall_${name}.csv`, csv([head, ...body]));
  };
}
