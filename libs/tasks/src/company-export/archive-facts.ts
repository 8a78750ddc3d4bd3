/** What the archive's own page tells of it. */
export interface ReadMe {
  readonly companyName: string;
  readonly nuit: string;
  readonly country: string;
  /** UTC instant. */
  readonly writtenAt: string;
  /** Of the last event that is in the journal's file; -1 where there is none. */
  readonly revision: number;
  /** Files of lists with what they hold. */
  readonly lists: readonly { readonly file: string; readonly holds: string }[];
}

/** A line for each list. */
export const listLines = ({ lists }: ReadMe): readonly string[] =>
  lists.map(({ file, holds }) => `  ${file}: ${holds}`);
