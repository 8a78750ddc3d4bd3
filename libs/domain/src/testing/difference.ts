/**
 * Where two plain values first differ, `lines.2.quantity: expected "1", got "2"`; `undefined` when
 * they are equal. The order of keys, of objects as of maps, does not count.
 */
export function differenceBetween(
  actual: unknown,
  expected: unknown,
  path = '',
): string | undefined {
  if (Object.is(actual, expected)) return undefined;
  const actualParts = partsOf(actual);
  const expectedParts = partsOf(expected);
  if (!actualParts || !expectedParts) {
    return `${path}: expected ${shown(expected)}, got ${shown(actual)}`;
  }
  for (const key of new Set([...expectedParts.keys(), ...actualParts.keys()])) {
    const inner = path === '' ? key : `${path}.${key}`;
    const difference = differenceBetween(actualParts.get(key), expectedParts.get(key), inner);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isMap(value)) return new Map([...value].map(([key, part]) => [String(key), part]));
  return new Map(Object.entries(value));
}

/** Also a map of another realm, which `structuredClone` may make. */
const isMap = (value: object): value is ReadonlyMap<unknown, unknown> =>
  Object.prototype.toString.call(value) === '[object Map]';

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
