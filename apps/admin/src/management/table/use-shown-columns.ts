import { useStore } from 'react-admin';
import { orderedColumns } from './column-order.js';

interface MaybeHidden {
  readonly source: string;
  readonly isHidden?: boolean | undefined;
}

/** The columns hidden by default. */
export const hiddenAtFirst = (columns: readonly MaybeHidden[]): string[] =>
  columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);

/** The visible columns in the user's order, as the table keeps them. */
export function useShownColumns<C extends MaybeHidden>(
  storeKey: string,
  columns: readonly C[],
): readonly C[] {
  const [hidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst(columns));
  const [ranks] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  return orderedColumns(columns, ranks).filter(({ source }) => !hidden.includes(source));
}
