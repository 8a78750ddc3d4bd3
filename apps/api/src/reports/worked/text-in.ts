/** What a filter narrows a field to, where it is one value. */
export function textIn(
  where: Readonly<Record<string, unknown>>,
  field: string,
): string | undefined {
  const value = where[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The first day that a filter lets through; undefined where there is none. */
export function firstDayIn(
  where: Readonly<Record<string, unknown>>,
  field: string,
): string | undefined {
  const condition = where[field];
  if (typeof condition !== 'object' || condition === null || !('$gte' in condition))
    return undefined;
  return typeof condition.$gte === 'string' ? condition.$gte : undefined;
}
