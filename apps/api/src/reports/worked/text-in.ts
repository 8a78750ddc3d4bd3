/** What a filter narrows a field to, where it is one value. */
export function textIn(
  where: Readonly<Record<string, unknown>>,
  field: string,
): string | undefined {
  const value = where[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What a filter narrows a field to, where it is a list of values. */
export function textsIn(
  where: Readonly<Record<string, unknown>>,
  field: string,
): readonly string[] {
  const { $in } = (where[field] ?? {}) as { readonly $in?: readonly string[] };
  return $in ?? [];
}

/** The first day that a filter lets through; undefined where there is none. */
export const firstDayIn = (where: Readonly<Record<string, unknown>>, field: string) =>
  boundIn(where, field, '$gte');

/** The last day that a filter lets through; undefined where there is none. */
export const lastDayIn = (where: Readonly<Record<string, unknown>>, field: string) =>
  boundIn(where, field, '$lte');

function boundIn(
  where: Readonly<Record<string, unknown>>,
  field: string,
  bound: '$gte' | '$lte',
): string | undefined {
  const condition = where[field];
  if (typeof condition !== 'object' || condition === null) return undefined;
  const day = (condition as Readonly<Record<string, unknown>>)[bound];
  return typeof day === 'string' ? day : undefined;
}
