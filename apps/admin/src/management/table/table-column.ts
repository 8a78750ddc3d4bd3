import type { ReactNode } from 'react';

/** One column of a list's table. */
export interface TableColumn<R> {
  readonly source: keyof R & string;
  /** Its heading; defaults to the name of the resource's field. */
  readonly label?: string;
  /** The content of the cell; defaults to the value. */
  readonly render?: ((row: R) => ReactNode) | undefined;
  readonly isNumeric?: boolean | undefined;
  /** Hidden until chosen. */
  readonly isHidden?: boolean | undefined;
  readonly isUnsorted?: boolean | undefined;
  /** Priority for hiding when space is short: 1 is hidden first; never if missing. */
  readonly spare?: number | undefined;
}

/** The most columns that are hidden for lack of space. */
const SPARES = 4;

/** Client, supplier and date are hidden last. */
const goesLast = ({ source }: { readonly source: string }): boolean =>
  /^(?:party|client)|(?:At|On)$/.test(source);

/** What a total next to it is worked out from is hidden first. */
const goesFirst = ({ source }: { readonly source: string }): boolean =>
  /^(?:base|vat|discount)Minor$/.test(source);

const turnOf = (column: { readonly source: string }): number =>
  goesFirst(column) ? 0 : goesLast(column) ? 2 : 1;

/**
 * The columns with their hiding priorities: other figures, states, articles and the two that
 * identify a row stay; of the others the last is hidden first.
 */
export function withSpares<C extends TableColumn<never>>(columns: readonly C[]): readonly C[] {
  const spares = columns
    .filter((column, at) => at > 1 && (column.isNumeric !== true || goesFirst(column)))
    .filter(({ source }) => !/^(?:article|state|status)/.test(source))
    .reverse()
    .sort((one, other) => turnOf(one) - turnOf(other))
    .slice(0, SPARES);
  return columns.map((column) => {
    const at = spares.indexOf(column);
    return at < 0 ? column : { ...column, spare: at + 1 };
  });
}

/** The CSS class of a column's cells, used by styles and resizing. */
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
