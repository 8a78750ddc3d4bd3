import type { FieldChanges, FieldsOf } from './register.events.js';

/** The fields of the record with the changes that were sent; `null` takes a value away. */
export function withChanges(
  record: object,
  sent: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return { ...record, ...sent };
}

/** What differs between two sets of fields; `undefined` when nothing does. */
export function changesBetween<F extends FieldsOf>(
  before: F,
  after: F,
  names: readonly (string & keyof F)[],
): FieldChanges<F> | undefined {
  const differing = names.filter((name) => !isSame(before[name], after[name]));
  if (differing.length === 0) return undefined;
  return { before: only(before, differing), after: only(after, differing) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function only<F extends FieldsOf>(fields: F, names: readonly (keyof F)[]): Partial<F> {
  const picked: Partial<F> = {};
  for (const name of names) if (fields[name] !== undefined) picked[name] = fields[name];
  return picked;
}
