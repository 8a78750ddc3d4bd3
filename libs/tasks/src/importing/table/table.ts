/** What a cell holds; formulas come as what they were last worked out to. */
export type Cell = string | number | boolean | Date | undefined;

/** A file as rows of cells; the first row are its headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** What separates the cells of a text file. */
  readonly separator?: string;
}

/** One line of the file, its cells by the columns of the headings. */
export interface TableRow {
  /** Of the file, counted from 1 with its headings. */
  readonly place: number;
  readonly cells: readonly Cell[];
}

/** The most that a file may hold. */
export const tableLimits = {
  fileBytes: 10 * 1_048_576,
  /** Of a workbook once unpacked. */
  unpackedBytes: 64 * 1_048_576,
  rows: 20_000,
  columns: 100,
  /** Characters of one cell; what is longer is cut. */
  cell: 2_000,
} as const;

/** A cell as text, as a person would write it. */
export function textOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return `${cell}`.trim();
}
