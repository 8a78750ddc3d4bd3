type Constructor = abstract new () => object;

/** Whether a rule of the field lets the value pass. */
export type Accepts = (value: unknown) => boolean;

const fieldsOf = new Map<object, Map<string, Accepts>>();
const shapes = new Map<Constructor, ReadonlyMap<string, Accepts> | undefined>();

/**
 * Tells the quick check what a field accepts: exactly what its rules for the thorough one accept.
 * Bodies are checked thousands of times a second, and hardly ever wrong; only a body that the quick
 * check does not let pass is worth the thorough check, which can say what is wrong with it.
 */
export function Quick(accepts: Accepts, { optional = false } = {}): PropertyDecorator {
  const check: Accepts = optional
    ? (value) => value === undefined || value === null || accepts(value)
    : accepts;
  return (prototype, property) => {
    const fields = fieldsOf.get(prototype) ?? new Map<string, Accepts>();
    fieldsOf.set(prototype, fields.set(String(property), check));
  };
}

/** Whether a body is certainly right; false where only the thorough check can say. */
export function isQuicklyAccepted(shape: Constructor, body: unknown): boolean {
  if (!shapes.has(shape)) shapes.set(shape, wholeShape(shape));
  const fields = shapes.get(shape);
  if (fields === undefined || typeof body !== 'object' || body === null) return false;
  if (Array.isArray(body)) return false;
  const sent = body as Readonly<Record<string, unknown>>;
  for (const name in sent) if (!fields.has(name)) return false;
  for (const [name, accepts] of fields) if (!accepts(sent[name])) return false;
  return true;
}

/** All fields, inherited ones too; undefined when some class on the way declares none by itself. */
function wholeShape(shape: Constructor): ReadonlyMap<string, Accepts> | undefined {
  const all = new Map<string, Accepts>();
  let prototype: object | null = shape.prototype as object;
  while (prototype !== null && prototype !== Object.prototype) {
    const own = fieldsOf.get(prototype);
    if (own === undefined) return undefined;
    for (const [name, accepts] of own) if (!all.has(name)) all.set(name, accepts);
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return all;
}
