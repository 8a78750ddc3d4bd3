import type { StockTransferRow } from '@balcao/contracts';
import { showGoods, type Language } from '@balcao/messages';
import type { Row } from '@balcao/read-store';

/** A row for a file: what a transfer moves is said as its screen says it. */
export function withGoodsInWords(row: Row, language: Language): Row {
  const { lines } = row as Partial<StockTransferRow>;
  return lines === undefined
    ? row
    : Object.assign({ ...row }, { lines: showGoods(lines, language) });
}
