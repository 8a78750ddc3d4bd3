import type { StockTransferRow } from '@balcao/contracts';
import { showGoods, type Language } from '@balcao/messages';
import type { Row } from '@balcao/read-store';

/** The field with the name of each id. */
const names = {
  articleId: 'articleName',
  warehouseId: 'warehouseName',
  batchId: 'batchName',
  fromId: 'fromName',
  toId: 'toName',
} as const;

type Referring = Row &
  Partial<StockTransferRow> &
  Readonly<Partial<Record<keyof typeof names | (typeof names)[keyof typeof names], string>>>;

/**
 * A row for a file, as its screen shows it: names in the place of their ids, and in words what a
 * transfer moves. An id whose row is gone stays.
 */
export function inWords(row: Row, language: Language): Row {
  const referring: Referring = row;
  const { lines } = referring;
  const known = Object.entries(names).flatMap(([id, name]) => {
    const text = referring[name];
    return text === undefined ? [] : [[id, text] as const];
  });
  const goods = lines && { lines: showGoods(lines, language) };
  return Object.assign({ ...row }, Object.fromEntries(known), goods);
}
