/**
 * The rows that are selected once the box of one is ticked with Shift held: all from the row that
 * was ticked before, in the order of the page; or none of them, where it was selected already.
 */
export function withRange<Id>(
  page: readonly Id[],
  selected: readonly Id[],
  before: Id,
  ticked: Id,
): readonly Id[] {
  const [from, to] = [page.indexOf(before), page.indexOf(ticked)].sort((a, b) => a - b);
  const range = page.slice(from, (to ?? 0) + 1);
  if (selected.includes(ticked)) return selected.filter((id) => !range.includes(id));
  return [...selected, ...range.filter((id) => !selected.includes(id))];
}
