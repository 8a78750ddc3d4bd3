/** What was sent, without the fields that say of themselves that they have no value. */
export function withoutNulls<T>(sent: T): T {
  if (Array.isArray(sent)) return sent.map((entry: unknown) => withoutNulls(entry)) as T;
  if (typeof sent !== 'object' || sent === null) return sent;
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (value !== null && value !== undefined) kept[name] = withoutNulls(value);
  }
  return kept as T;
}
