/** The columns in sight, in the order in which the user has put them. */
export function shownColumns(
  sources: readonly string[],
  hidden: readonly string[],
  ranks: readonly number[] = [],
): readonly string[] {
  const placed: (string | undefined)[] = [];
  for (const [index, source] of sources.entries()) {
    const rank = ranks.indexOf(index);
    placed[rank === -1 ? index : rank] = source;
  }
  return placed.flatMap((source) =>
    source === undefined || hidden.includes(source) ? [] : source,
  );
}
