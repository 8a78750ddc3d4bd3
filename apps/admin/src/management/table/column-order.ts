/** All columns in the user's order, visible or not. */
export function orderedColumns<C>(
  columns: readonly C[],
  ranks: readonly number[] | undefined,
): readonly C[] {
  if (ranks === undefined) return columns;
  const placed = ranks.flatMap((index) => columns[index] ?? []);
  return [...placed, ...columns.filter((_column, index) => !ranks.includes(index))];
}

/** The stored order after a column has moved by one place. */
export function movedColumn(
  count: number,
  ranks: readonly number[] | undefined,
  at: number,
  by: 1 | -1,
): readonly number[] {
  const indices = Array.from({ length: count }, (_, index) => index);
  const order = [...orderedColumns(indices, ranks)];
  const [moved] = order.splice(at, 1);
  if (moved !== undefined) order.splice(Math.max(0, at + by), 0, moved);
  return order;
}
