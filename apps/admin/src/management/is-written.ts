const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a form's values differ from its initial ones. A field that the record lacked is shown as
 * an empty value of its type, which is no change.
 */
export function isWritten(begun: unknown, now: unknown): boolean {
  if (isNothing(begun) || isNothing(now)) return isNothing(begun) !== isNothing(now);
  if (!isObject(begun) || !isObject(now)) return begun !== now;
  if (Array.isArray(begun) && Array.isArray(now) && begun.length !== now.length) return true;
  const names = new Set([...Object.keys(begun), ...Object.keys(now)]);
  return [...names].some((name) => isWritten(begun[name], now[name]));
}
