import { parseMinor, PricingError } from '@balcao/pricing';
import { isDay, type ErrorCode } from '@balcao/domain';
import type { DayOrder, DecimalSign } from '@balcao/contracts';
import { textOf, type Cell } from './table/table.js';

/** A cell that cannot be what its field wants. */
export class BadCell extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Readonly<Record<string, unknown>>,
  ) {
    super(code);
  }
}

/** How the numbers and days of a file are written. */
export interface Writing {
  readonly decimal: DecimalSign;
  readonly dayOrder: DayOrder;
}

/** Reads a cell that is not blank; throws `BadCell`. */
export type CellReader = (cell: Cell, writing: Writing) => unknown;

/** The text of the cell, as it stands. */
export const readText: CellReader = (cell) => textOf(cell);

/** Several values in one cell, separated by commas, semicolons, bars or blanks. */
export const readList: CellReader = (cell) =>
  textOf(cell)
    .split(/[\s,;|]+/)
    .filter((part) => part !== '');

/** Several values in one cell that may have blanks in them, each read by itself. */
export const readEach =
  (read: CellReader): CellReader =>
  (cell, writing) =>
    textOf(cell)
      .split(/[,;|\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => read(part, writing));

/** Letters and digits as they are written in many ways: in capitals, without blanks and signs. */
export const readCode: CellReader = (cell) =>
  textOf(cell)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');

/** A decimal string, exactly as it was written, whatever signs it is written with. */
export function readDecimal(cell: Cell, { decimal }: Pick<Writing, 'decimal'>): string {
  if (typeof cell === 'number') return decimalOf(cell);
  const text = textOf(cell);
  const bare = text.replace(/[\s\u00a0\u202f']|MT$|MZN$|%$/gi, '');
  const grouping = decimal === ',' ? '.' : ',';
  const groups = grouping === '.' ? /^-?\d{1,3}(\.\d{3})+(,\d*)?$/ : /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
  const ungrouped = groups.test(bare) ? bare.replaceAll(grouping, '') : bare;
  const plain = ungrouped.replace(',', '.');
  if (/^-?\d+(\.\d+)?$/.test(plain)) return plain;
  throw new BadCell('import.notANumber', { value: text });
}

/** The shortest decimal that a workbook's number stands for, without an exponent. */
function decimalOf(value: number): string {
  const text = `${value}`;
  return text.includes('e') ? value.toFixed(6).replace(/\.?0+$/, '') : text;
}

/** Minor units. */
export function readMoney(cell: Cell, writing: Writing): number {
  const text = readDecimal(cell, writing);
  try {
    return parseMinor(text);
  } catch (error) {
    if (error instanceof PricingError) throw new BadCell('import.notANumber', { value: text });
    throw error;
  }
}

/** A whole number, also where a sheet writes it with zeros behind the comma; throws `BadCell`. */
export function readWhole(cell: Cell, writing: Writing): number {
  const text = readDecimal(cell, writing);
  const value = Number.parseInt(text, 10);
  if (`${value}` === text.replace(/\.0+$/, '')) return value;
  throw new BadCell('import.notANumber', { value: text });
}

/** The parts of a day that is written by figures alone; undefined where text is none. */
export function writtenDay(text: string): readonly [string, string, string] | undefined {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return undefined;
  return [first, second, year];
}

/**
 * A calendar day: a date of the workbook, `2026-02-28`, `28/02/2026` or `28-02-2026`; with the
 * month first where the file writes so.
 */
export function readDay(cell: Cell, { dayOrder }: Pick<Writing, 'dayOrder'>): string {
  const text = textOf(cell);
  const [first = '', second = '', year = ''] = writtenDay(text) ?? [];
  const [day, month] = dayOrder === 'dayFirst' ? [first, second] : [second, first];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(iso)) return iso;
  throw new BadCell('import.notADay', { value: text });
}

/**
 * One of a few words, by any of the ways in which people write it: the first in Portuguese, the
 * second in English.
 */
export function readChoice<V>(choices: ReadonlyMap<V, readonly string[]>): CellReader {
  return (cell) => {
    const text = textOf(cell);
    const wanted = folded(text);
    for (const [value, words] of choices) {
      if (words.some((word) => folded(word) === wanted)) return value;
    }
    const named = [...choices.values()].map(([first = '']) => first).join(', ');
    throw new BadCell('import.notAChoice', { value: text, choices: named });
  };
}

/** What people write for yes and no, in both languages. */
export const flags = new Map([
  [true, ['sim', 'yes', 's', 'y', 'verdadeiro', 'true', '1', 'x']],
  [false, ['não', 'no', 'n', 'falso', 'false', '0', '-']],
]);

/** Text without accents, case, and everything that is no letter or digit. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
