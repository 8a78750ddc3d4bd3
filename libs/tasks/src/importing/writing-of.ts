import type { DayOrder, DecimalSign } from '@balcao/contracts';
import { folded } from './cells.js';
import { textOf, type Table } from './table/table.js';
import { orderedParts, statementDay } from './written-day.js';
import { decimalSignIn, writtenFigure } from './written-figure.js';

/** The number format of some columns. */
export interface WrittenNumbers {
  readonly decimal: DecimalSign;
  /** Proved by a number with only one reading. */
  readonly isProven: boolean;
  /** The first ambiguous number, if none proves the format. */
  readonly example?: string;
}

/** The format proved by the columns' numbers, or else the one usual for the file's separator. */
export function numbersOf(table: Table, columns: readonly number[]): WrittenNumbers {
  const signs = new Set<DecimalSign>();
  let example: string | undefined;
  for (const written of textsIn(table, columns)) {
    const sign = decimalSignIn(written);
    if (sign !== undefined) signs.add(sign);
    else if (writtenFigure(written, undefined) === 'twoWays') example ??= written;
  }
  const [proven] = signs;
  if (proven !== undefined && signs.size === 1) return { decimal: proven, isProven: true };
  const decimal = table.separator === ';' ? ',' : '.';
  return { decimal, isProven: false, ...(example !== undefined && { example }) };
}

/** The date order of some columns. */
export interface WrittenDays {
  readonly order: DayOrder;
  readonly isProven: boolean;
  /** The first ambiguous day, if none proves the order. */
  readonly example?: string;
}

// cspell:ignore venc emiss desde inici
/** Portuguese date headings, which imply day first. */
const inPortuguese = /^(data|dia|venc|valid|emiss|desde|ate|inici|fim)/;

/**
 * The order proved by the columns' days: a part over 12 is not a month. Undefined if no day is
 * written in figures.
 */
export function daysOf(table: Table, columns: readonly number[]): WrittenDays | undefined {
  let [isDayFirst, isMonthFirst, isWritten, isNamedMonth] = [false, false, false, false];
  let example: string | undefined;
  for (const written of textsIn(table, columns)) {
    const [first, second] = orderedParts(written) ?? [];
    if (first === undefined || second === undefined) {
      isNamedMonth ||= statementDay(written, 'dayFirst') !== undefined && /\p{L}{3}/u.test(written);
      continue;
    }
    isWritten = true;
    isDayFirst ||= first > 12;
    isMonthFirst ||= second > 12;
    if (first !== second && first <= 12 && second <= 12) example ??= written;
  }
  if (!isWritten) return undefined;
  if (isDayFirst !== isMonthFirst) {
    return { order: isDayFirst ? 'dayFirst' : 'monthFirst', isProven: true };
  }
  const isNamed = columns.some((at) => inPortuguese.test(folded(table.headings[at] ?? '')));
  // `5 Mar 2026` is of people who write the day first.
  const isSaid = (isNamed || isNamedMonth) && !isMonthFirst;
  const isProven = isSaid || (example === undefined && !isDayFirst);
  return { order: 'dayFirst', isProven, ...(!isProven && example !== undefined && { example }) };
}

function* textsIn({ rows }: Table, columns: readonly number[]): Generator<string> {
  for (const { cells } of rows) {
    for (const column of columns) {
      const cell = cells[column];
      if (typeof cell === 'string') yield textOf(cell);
    }
  }
}
