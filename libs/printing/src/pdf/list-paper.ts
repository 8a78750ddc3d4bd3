/** One column of a list on paper. */
export interface ListColumn {
  readonly label: string;
  /** Set to the right, and never broken. */
  readonly isFigure: boolean;
}

/** The cells of a row, by column. */
export type ListRow = readonly string[];

/** A list on paper: everything is text already, in the reader's language. */
export interface ListPaper {
  readonly title: string;
  readonly company: string;
  /** What the rows were narrowed to, and when they were read. */
  readonly notes: readonly string[];
  readonly columns: readonly ListColumn[];
  readonly rows: readonly PackedRows[];
  /** Below the rows, by column; empty where there is nothing to sum up. */
  readonly totals?: ListRow;
  /** `Page %{page} of %{pages}`. */
  readonly page: string;
  /** Written across each page. */
  readonly stamp?: string;
}

/**
 * Some rows of a list on their way to the thread that lays them out: bytes take a fraction of the
 * memory, and pass from one thread to the other without being copied.
 */
export interface PackedRows {
  readonly count: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The most that a list on paper has. */
export const listPaperLimits = {
  /** Nobody prints more than some thousand sheets. */
  rows: 100_000,
  /** Of one that goes along with a mail: what is larger than some megabytes is often returned. */
  mailedRows: 20_000,
  columns: 20,
} as const;

/** Some rows, packed. */
export const packRows = (rows: readonly ListRow[]): PackedRows => ({
  count: rows.length,
  bytes: new TextEncoder().encode(JSON.stringify(rows)),
});

/** The rows of a list one after the other, of which few are unpacked at once. */
export function* rowsOf({ rows }: Pick<ListPaper, 'rows'>): Generator<ListRow> {
  const decoder = new TextDecoder();
  for (const { bytes } of rows) yield* JSON.parse(decoder.decode(bytes)) as readonly ListRow[];
}

/** How many rows a list has, none of them unpacked. */
export const rowCount = ({ rows }: Pick<ListPaper, 'rows'>): number =>
  rows.reduce((sum, { count }) => sum + count, 0);
