import { importLimits, type TextEncoding } from '@balcao/contracts';
import type { ErrorCode } from '@balcao/domain';

/** A cell without a usable value: a sheet error, or a formula without a cached result. */
export class UnreadCell {
  constructor(
    readonly code: Extract<ErrorCode, 'import.errorCell' | 'import.neverCalculated'>,
    /** The displayed text of the cell. */
    readonly shown: string,
  ) {}
}

/** A number displayed as a percentage: 16 if 0.16 is stored. */
export class PercentCell {
  constructor(readonly percent: number) {}
}

/** The value of a cell; formulas as their cached results. */
export type Cell = string | number | boolean | Date | UnreadCell | PercentCell | undefined;

/** A file as rows of cells under their headings. */
export interface Table {
  readonly headings: readonly string[];
  /** The row number of the headings, as in a spreadsheet. */
  readonly headingRow?: number;
  readonly rows: readonly TableRow[];
  /** The filled rows above the headings. */
  readonly above?: readonly TableRow[];
  /** The separator of a text file. */
  readonly separator?: string;
  /** The encoding of a text file, if not proved by the file. */
  readonly encoding?: TextEncoding;
  /** The sheet read, and the visible non-empty ones of the workbook. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  /** Hidden rows, which are read like the others. */
  readonly hiddenRows?: number;
  /** Days are counted from 1904, as old Macs did. */
  readonly isFrom1904?: boolean;
}

/** One line of the file, its cells by the columns of the headings. */
export interface TableRow {
  /** Row number in the file, as in a spreadsheet: from 1, including empty rows. */
  readonly place: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
}

/** Rows of cells as in the file. */
export type RawRows = AsyncIterable<TableRow> | Iterable<TableRow>;

/** A visible sheet of a workbook; its rows are read on demand. */
export interface Sheet {
  readonly name: string;
  readonly rows: () => RawRows;
}

/** Limits of a file. */
export const tableLimits = {
  ...importLimits,
  /** Of a workbook once unpacked. */
  unpackedBytes: 128 * 1_048_576,
  columns: 100,
  /** The most characters of one cell; longer text is cut. */
  cell: 2_000,
  /** The number of filled rows searched for headings. */
  headingRows: 30,
} as const;

/** How many cells the longest of the rows has. */
export const widthOf = (rows: readonly TableRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** Signs that nobody sees or types: of no width, of the direction of writing, of hyphenation. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A cell as text, as a person would write it. */
export function textOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (cell instanceof UnreadCell) return cell.shown;
  if (cell instanceof PercentCell) return `${plainDecimal(cell.percent)}%`;
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'number' ? plainDecimal(cell) : cell.replaceAll(unseen, '').trim();
}

/** Significant digits of a workbook; further ones are binary rounding noise. */
const SIGNIFICANT_DIGITS = 15;
/** The most decimal places of any field in the books. */
const PLACES_MAX = 6;

/** The decimal that a workbook's number stands for, without an exponent. */
export function plainDecimal(value: number, places = PLACES_MAX): string {
  const rounded = Number.parseFloat(value.toPrecision(SIGNIFICANT_DIGITS));
  const text = `${rounded}`;
  const [, decimals = ''] = text.split('.');
  if (!text.includes('e') && decimals.length <= places) return text;
  const fixed = rounded.toFixed(places);
  return fixed.includes('e') || !fixed.includes('.') ? fixed : fixed.replace(/\.?0+$/, '');
}
