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
export const dayOrderOf = (table: Table): DayOrder | undefined => writtenDaysOf(table)?.order;

/** Whether its days would be other days in the other order, and none of them tells which it is. */
export const isDayOrderGuessed = (table: Table): boolean =>
  writtenDaysOf(table)?.isGuessed === true;

interface WrittenDays {
  readonly order: DayOrder;
  readonly isGuessed: boolean;
}

function writtenDaysOf({ rows }: Table): WrittenDays | undefined {
  let days: WrittenDays | undefined;
  for (const { cells } of rows.slice(0, ROWS_LOOKED_AT)) {
    for (const cell of cells) {
      const [first, second] = writtenDay(textOf(cell)) ?? [];
      if (first === undefined || second === undefined) continue;
      const [one, other] = [Number.parseInt(first, 10), Number.parseInt(second, 10)];
      if (one > 12) return { order: 'dayFirst', isGuessed: false };
      if (other > 12) return { order: 'monthFirst', isGuessed: false };
      days = { order: 'dayFirst', isGuessed: days?.isGuessed === true || one !== other };
    }
  }
  return days;
}
