import { importLimits, type TextEncoding } from '@balcao/contracts';
import type { ErrorCode } from '@balcao/domain';

/** A cell whose value cannot be taken: an error of the sheet, or a formula without its result. */
export class UnreadCell {
  constructor(
    readonly code: Extract<ErrorCode, 'import.errorCell' | 'import.neverCalculated'>,
    /** The cell as the sheet shows it. */
    readonly shown: string,
  ) {}
}

/** A number that the sheet shows as a percentage: 16 where 0.16 is stored. */
export class PercentCell {
  constructor(readonly percent: number) {}
}

/** What a cell holds; formulas come as what they were last worked out to. */
export type Cell = string | number | boolean | Date | UnreadCell | PercentCell | undefined;

/** A file as rows of cells under their headings. */
export interface Table {
  readonly headings: readonly string[];
  /** The row of the headings, as spreadsheets count. */
  readonly headingRow?: number;
  readonly rows: readonly TableRow[];
  /** The filled rows above the headings. */
  readonly above?: readonly TableRow[];
  /** What separates the cells of a text file. */
  readonly separator?: string;
  /** How a text file was read, where the file does not prove it. */
  readonly encoding?: TextEncoding;
  /** The sheet that was read, and the visible ones that hold anything, of a workbook. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
  /** Rows that the sheet does not show; they are read like the others. */
  readonly hiddenRows?: number;
  /** Days are counted from 1904, as old Macs did. */
  readonly isFrom1904?: boolean;
}

/** One line of the file, its cells by the columns of the headings. */
export interface TableRow {
  /** Of the file, as spreadsheets count: from 1, empty rows included. */
  readonly place: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: boolean;
}

/** Rows of cells as they are in the file. */
export type RawRows = AsyncIterable<TableRow> | Iterable<TableRow>;

/** A visible sheet of a workbook; its rows are read when they are asked for. */
export interface Sheet {
  readonly name: string;
  readonly rows: () => RawRows;
}

/** The most that a file may hold. */
export const tableLimits = {
  ...importLimits,
  /** Of a workbook once unpacked. */
  unpackedBytes: 128 * 1_048_576,
  columns: 100,
  /** Characters of one cell; what is longer is cut. */
  cell: 2_000,
  /** Filled rows among which the headings are looked for. */
  headingRows: 30,
} as const;

/** How many cells the longest of the rows has. */
export const widthOf = (rows: readonly TableRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** A cell as text, as a person would write it. */
export function textOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (cell instanceof UnreadCell) return cell.shown;
  if (cell instanceof PercentCell) return `${plainDecimal(cell.percent)}%`;
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return typeof cell === 'number' ? plainDecimal(cell) : cell.trim();
}

/** Significant digits that a workbook keeps; what follows them is rest of the binary fraction. */
const SIGNIFICANT_DIGITS = 15;
/** Decimal places that any field of the books has at most. */
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
