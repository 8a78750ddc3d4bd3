import { parseMinor, PricingError } from '@balcao/pricing';
import type { ErrorCode } from '@balcao/domain';
import type { DayOrder, DecimalSign } from '@balcao/contracts';
import { momentOf } from './table/day-formats.js';
import { PercentCell, plainDecimal, textOf, type Cell } from './table/table.js';
import { orderedParts, statementDay } from './written-day.js';
import { writtenFigure } from './written-figure.js';

/** A cell that does not fit its field. */
export class BadCell extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Readonly<Record<string, unknown>>,
  ) {
    super(code);
  }
}

/** The number format and date order of a file; undefined if unknown. */
export interface Writing {
  readonly decimal: DecimalSign | undefined;
  readonly dayOrder: DayOrder | undefined;
  /** Days are counted from 1904. */
  readonly isFrom1904?: boolean;
}

/** Reads a cell that is not blank; throws `BadCell`. */
export type CellReader = (cell: Cell, writing: Writing) => unknown;

/** The text of the cell, unchanged. */
export const readText: CellReader = (cell) => textOf(cell);

/** Significant digits of a spreadsheet number. */
const DIGITS_KEPT = 15;

/** A code, which a spreadsheet may have converted to a number or a day. */
export function readIdentifier(cell: Cell): string {
  // Programs mark texts by an apostrophe, and write whole numbers as `400123456.0`.
  const value = textOf(cell)
    .replace(/^['’](?=\d)/, '')
    .replace(/^(\d{8,})[.,]0+$/, '$1');
  if (cell instanceof Date) throw new BadCell('import.becameDay', { value });
  const isLong = typeof cell === 'number' && value.replace(/\D/g, '').length > DIGITS_KEPT;
  if (isLong || isScientific(value)) throw new BadCell('import.digitsLost', { value });
  return value;
}

/** `5,60123E+12`. */
const isScientific = (text: string): boolean => /^-?\d([.,]\d+)?E\+?\d{2}$/i.test(text);

/** Several codes in one cell, separated by commas, semicolons, bars or spaces. */
export function readList(cell: Cell): readonly string[] {
  return readIdentifier(cell)
    .split(/[\s;|]+|,(?!\d+E\+?\d{2}(?:[\s,;|]|$))/i)
    .filter((part) => part !== '')
    .map(readIdentifier);
}

/** Several values in one cell, which may contain spaces, each read separately. */
export const readEach =
  (read: CellReader): CellReader =>
  (cell, writing) =>
    textOf(cell)
      .split(/[,;|\n]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => read(part, writing));

/** Letters and digits in normalized form: capitals, without spaces and punctuation. */
export const readCode: CellReader = (cell) =>
  readIdentifier(cell)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');

/** Words after a figure, other than a currency. */
const units = /(?<=\d)\s*(%|kg|g|l|lt|m|m2|m3|un|und|unid|cx|pc|pcs)\.?$/i;

/** An exact decimal string from any notation. */
export function readDecimal(cell: Cell, { decimal }: Pick<Writing, 'decimal'>): string {
  if (typeof cell === 'number') return plainDecimal(cell);
  if (cell instanceof PercentCell) return plainDecimal(cell.percent);
  const value = textOf(cell);
  const figure = writtenFigure(value.replace(units, ''), decimal);
  if (figure === 'twoWays') {
    const [whole = '', rest = ''] = value.replaceAll(/[^\d.,]/g, '').split(/[.,]/);
    const [one, other] = [`${whole}\u00a0${rest}`, `${whole},${rest.replace(/0+$/, '') || '0'}`];
    throw new BadCell('import.numberReadsTwoWays', { value, one, other });
  }
  if (figure === undefined) throw new BadCell('import.notANumber', { value });
  const { whole, decimals, sign } = figure;
  return `${sign === -1 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** Decimal places of money. */
const MINOR_PLACES = 2;

/** Minor units; calculated numbers with more decimals are rounded. */
export function readMoney(cell: Cell, writing: Writing): number {
  const text =
    typeof cell === 'number' ? plainDecimal(cell, MINOR_PLACES) : readDecimal(cell, writing);
  try {
    return parseMinor(text);
  } catch (error) {
    if (error instanceof PricingError) throw new BadCell('import.notANumber', { value: text });
    throw error;
  }
}

/** A whole number, even if written with zero decimals; throws `BadCell`. */
export function readWhole(cell: Cell, writing: Writing): number {
  const text = readDecimal(cell, writing);
  const value = Number.parseInt(text, 10);
  if (`${value}` === text.replace(/\.0+$/, '')) return value;
  throw new BadCell('import.notANumber', { value: text });
}

/** The range of serial dates accepted for a bare number: years 1982 to 2119. */
const serials = { first: 30_000, last: 80_000 } as const;

/**
 * A calendar day: a workbook date or serial number; `2026-02-28`, `28/02/2026`, `28-02-26`, `28 Fev
 * 2026`, also with a time; month first if the file writes it so.
 */
export function readDay(
  cell: Cell,
  { dayOrder, isFrom1904 = false }: Omit<Writing, 'decimal'>,
): string {
  const value = textOf(cell);
  const serial = /^\d{5}([.,]\d+)?$/.test(value) ? Number.parseFloat(value) : Number.NaN;
  if (serial >= serials.first && serial <= serials.last) {
    return textOf(momentOf(serial, isFrom1904));
  }
  const [first, second] = orderedParts(value) ?? [];
  const isOpen = first !== undefined && second !== undefined && first !== second;
  if (dayOrder === undefined && isOpen && first <= 12 && second <= 12) {
    const [one, other] = (['dayFirst', 'monthFirst'] as const).map((order) =>
      statementDay(value, order),
    );
    throw new BadCell('import.dayReadsTwoWays', { value, one, other });
  }
  const order = dayOrder ?? (second !== undefined && second > 12 ? 'monthFirst' : 'dayFirst');
  const day = statementDay(value, order);
  if (day !== undefined) return day;
  throw new BadCell('import.notADay', { value });
}

/** One of a few words, in any spelling: the first in Portuguese, the second in English. */
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

/** Spellings of yes and no, in both languages. */
export const flags = new Map([
  [true, ['sim', 'yes', 's', 'y', 'verdadeiro', 'true', '1', 'x']],
  [false, ['não', 'no', 'n', 'falso', 'false', '0', '-']],
]);

/** Text without accents, case, and characters other than letters and digits. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
