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
  /** How soon it is left out where a table has no room, the first to go being 1; never without. */
  readonly spare?: number | undefined;
}

/** So many columns at most make room for the others. */
const SPARES = 4;

/** Whose a row is, and of when, goes last. */
const goesLast = ({ source }: { readonly source: string }): boolean =>
  /^(?:party|client)|(?:At|On)$/.test(source);

/**
 * The columns with what each may spare: figures, states, articles, and the two that tell what a row
 * is stay; of the others the last goes first.
 */
export function withSpares<C extends TableColumn<never>>(columns: readonly C[]): readonly C[] {
  const spares = columns
    .filter(({ isNumeric }, at) => at > 1 && isNumeric !== true)
    .filter(({ source }) => !/^(?:article|state|status)/.test(source))
    .reverse()
    .sort((one, other) => Number(goesLast(one)) - Number(goesLast(other)))
    .slice(0, SPARES);
  return columns.map((column) => {
    const at = spares.indexOf(column);
    return at < 0 ? column : { ...column, spare: at + 1 };
  });
}

/** The class of a column's cells, by which styles and the edges of headings find it. */
export const cellClass = ({
  source,
  isNumeric,
  spare,
}: Pick<TableColumn<never>, 'isNumeric' | 'spare'> & {
  readonly source: string;
}): string =>
  [
    ...(isNumeric === true ? ['cell--number'] : []),
    `column-${source}`,
    ...(spare === undefined ? [] : [`cell--spare-${spare}`]),
  ].join(' ');
