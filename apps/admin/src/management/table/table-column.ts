import type { ReactNode } from 'react';

/** One column of a list's table. */
export interface TableColumn<R> {
  readonly source: keyof R & string;
  /** Its heading; the name that the resource's field has without it. */
  readonly label?: string;
  /** What the cell shows; the value itself without it. */
  readonly render?: ((row: R) => ReactNode) | undefined;
  readonly isNumeric?: boolean | undefined;
  /** Shown only once chosen. */
  readonly isHidden?: boolean | undefined;
  readonly isUnsorted?: boolean | undefined;
}

/** The class of a column's cells, by which styles and the edges of headings find it. */
export const cellClass = ({
  source,
  isNumeric,
}: Pick<TableColumn<never>, 'isNumeric'> & {
  readonly source: string;
}): string => (isNumeric === true ? `cell--number column-${source}` : `column-${source}`);
