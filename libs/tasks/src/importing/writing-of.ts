import type { DayOrder, DecimalSign } from '@balcao/contracts';
import { writtenDay } from './cells.js';
import { textOf, type Table } from './table/table.js';

/** Rows that are looked at to tell how a file is written. */
const ROWS_LOOKED_AT = 1_000;

/** What most numbers with decimals use; where there are none, what the separator goes with. */
export function decimalSignOf({ rows, separator }: Table): DecimalSign {
  let commas = 0;
  let points = 0;
  for (const { cells } of rows.slice(0, ROWS_LOOKED_AT)) {
    for (const cell of cells) {
      if (typeof cell !== 'string') continue;
      if (/^-?[\d.\s]*\d,\d{1,6}$/.test(cell)) commas += 1;
      else if (/^-?[\d,\s]*\d\.\d{1,6}$/.test(cell)) points += 1;
    }
  }
  if (commas === points) return separator === ';' ? ',' : '.';
  return commas > points ? ',' : '.';
}

/** What its days tell: a part over 12 is no month. Undefined where no day is written in figures. */
export function dayOrderOf({ rows }: Table): DayOrder | undefined {
  let order: DayOrder | undefined;
  for (const { cells } of rows.slice(0, ROWS_LOOKED_AT)) {
    for (const cell of cells) {
      const [first, second] = writtenDay(textOf(cell)) ?? [];
      if (first === undefined || second === undefined) continue;
      if (Number.parseInt(first, 10) > 12) return 'dayFirst';
      order ??= 'dayFirst';
      if (Number.parseInt(second, 10) > 12) return 'monthFirst';
    }
  }
  return order;
}
