import { byName, type AnyCollection, type FieldType, type Row } from './collection.js';
import { valueTypeOf } from './filter.js';

/** A row holds a value that its collection does not declare, or that no store keeps exactly. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue';
  constructor(
    /** The collection's name and the field's. */
    readonly field: string,
    kind: string,
    value: unknown,
  ) {
    super(`${field} is not ${kind}: ${typeof value === 'number' ? value : JSON.stringify(value)}`);
  }
}

/**
 * Throws `UnfitValue` where a declared field is not of its type, or where any number of the row is
 * neither a safe integer nor a fraction. The same for every store, so that a row is checked once,
 * where it is made: a store that refuses it would hold up the rows of everybody.
 */
export function assertRow(collection: AnyCollection, row: Row): void {
  const values = byName(row);
  for (const field in values) {
    const value = values[field];
    if (typeof value === 'number' && !isExact(value)) unfit(collection, field, 'integer', value);
  }
  const { fields } = collection;
  for (const field in fields) {
    const type = fields[field];
    if (type !== undefined) assertField(collection, field, type, values[field]);
  }
}

/** Throws `UnfitValue` for a value that is there and not of the declared type. */
export function assertField(
  collection: AnyCollection,
  field: string,
  type: FieldType,
  value: unknown,
): void {
  if (value === undefined || value === null) return;
  const kind = valueTypeOf(type);
  if (!isOfType(kind, value)) unfit(collection, field, kind, value);
}

function unfit({ name }: AnyCollection, field: string, kind: string, value: unknown): never {
  throw new UnfitValue(`${name}.${field}`, kind, value);
}

function isOfType(kind: ReturnType<typeof valueTypeOf>, value: unknown): boolean {
  if (kind === 'integer') return Number.isSafeInteger(value);
  return typeof value === (kind === 'text' ? 'string' : 'boolean');
}

/** A whole number beyond the safe ones has lost its last digits already. */
const isExact = (value: number): boolean =>
  Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
