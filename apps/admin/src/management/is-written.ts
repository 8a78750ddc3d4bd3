const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether what stands in a form is other than it began with. A field that the record did not have
 * stands there as nothing of its kind, which nobody has written.
 */
export function isWritten(begun: unknown, now: unknown): boolean {
  if (isNothing(begun) || isNothing(now)) return isNothing(begun) !== isNothing(now);
  if (!isObject(begun) || !isObject(now)) return begun !== now;
  if (Array.isArray(begun) && Array.isArray(now) && begun.length !== now.length) return true;
  const names = new Set([...Object.keys(begun), ...Object.keys(now)]);
  return [...names].some((name) => isWritten(begun[name], now[name]));
}
