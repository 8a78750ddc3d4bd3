/** The row without some of its fields. */
export function without<R extends object, K extends keyof R & string>(
  row: R,
  ...names: readonly K[]
): Omit<R, K> {
  const dropped: readonly string[] = names;
  const kept = Object.entries(row).filter(([name]) => !dropped.includes(name));
  // What is left of a row after leaving fields out is the row without them.
  return Object.fromEntries(kept) as Omit<R, K>;
}
