import type { AnyCollection } from './collection.js';
import { UnsupportedQuery } from './errors.js';
import { fieldType } from './filter.js';

/** One field of an order; later keys order what earlier ones leave equal. */
export interface SortKey {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** The whole order of a query: what it asks for, then the id in the last direction. */
export function parseSort(
  collection: AnyCollection,
  sort: readonly (readonly [field: string, direction: string])[] = [],
): readonly SortKey[] {
  const keys = sort.map(([field, direction]): SortKey => {
    fieldType(collection, field);
    if (direction === 'asc' || direction === 'desc') return { field, direction };
    throw new UnsupportedQuery(collection.name, field, 'is sorted asc or desc');
  });
  if (keys.some((key) => key.field === 'id')) return keys;
  return [...keys, { field: 'id', direction: keys.at(-1)?.direction ?? 'asc' }];
}

/** How many rows to pass over or to answer: a whole number from 0. */
export function parseAmount(
  collection: AnyCollection,
  name: 'skip' | 'limit',
  amount: number | undefined,
): number | undefined {
  if (amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)) return amount;
  throw new UnsupportedQuery(collection.name, name, 'is a whole number from 0');
}

/** The fields to group by and to sum: declared ones, the summed ones integers. */
export function parseGroup(
  collection: AnyCollection,
  by: readonly string[] = [],
  sum: readonly string[] = [],
): { readonly by: readonly string[]; readonly sum: readonly string[] } {
  for (const field of by) fieldType(collection, field);
  for (const field of sum) {
    if (fieldType(collection, field) === 'integer') continue;
    throw new UnsupportedQuery(collection.name, field, 'is not an integer to sum');
  }
  return { by, sum };
}
