/** What tells what goods cost, whatever the row or event. */
export const costFields: ReadonlySet<string> = new Set([
  'averageCost',
  'unitCost',
  'average',
  'purchasePrice',
  'valueMinor',
  'costMinor',
  'revaluationMinor',
  'varianceMinor',
]);

/** What is told to nobody: it proves who somebody is. */
export const secretFields: ReadonlySet<string> = new Set(['tokenHash', 'pinId', 'secretHash']);

/** The value without some fields, however deep they are. */
export function withoutFields(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutFields(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields.has(name))
      .map(([name, inner]) => [name, withoutFields(inner, fields)]),
  );
}
