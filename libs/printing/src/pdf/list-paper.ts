/** One column of a list on paper. */
export interface ListColumn {
  readonly label: string;
  /** Set to the right, and never broken. */
  readonly isFigure: boolean;
}

/** A list on paper: everything is text already, in the reader's language. */
export interface ListPaper {
  readonly title: string;
  readonly company: string;
  /** What the rows were narrowed to, and when they were read. */
  readonly notes: readonly string[];
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows, by column; empty where there is nothing to sum up. */
  readonly totals?: readonly string[];
  /** `Page %{page} of %{pages}`. */
  readonly page: string;
}

/** The most that a list on paper has: what is longer is read on a screen, or in a workbook. */
export const listPaperLimits = { rows: 5_000, columns: 20 } as const;
