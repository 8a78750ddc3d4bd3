import { useStore } from 'react-admin';
import { orderedColumns } from './column-order.js';
import { withSpares, type TableColumn } from './table-column.js';

/** The columns in sight, in the order in which the user has put them. */
export function useShownColumns<R>(
  storeKey: string,
  columns: readonly TableColumn<R>[],
): readonly TableColumn<R>[] {
  const first = columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
  const [chosen] = useStore<readonly string[] | undefined>(storeKey);
  const hidden = chosen ?? first;
  const [ranks] = useStore<readonly number[] | undefined>(`${storeKey}_columnRanks`);
  const shown = orderedColumns(columns, ranks).filter(({ source }) => !hidden.includes(source));
  // Those that were chosen stay.
  return chosen === undefined ? withSpares(shown) : shown;
}
