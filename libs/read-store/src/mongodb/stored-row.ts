import { byName, type AnyCollection, type Row } from '../collection.js';
import { orderKeyOf } from '../order-key.js';
import type { KeptRow, RowChange } from '../read-store.js';
import { assertRow } from '../row-values.js';
import { searchWords } from '../search.js';

/**
 * A row as it is stored in its collection. A removed one keeps only its id and its revision:
 * without a partition no query finds it.
 */
export interface StoredRow {
  /** Partition and id: the index that every collection has thus serves each partition by itself. */
  readonly _id: string;
  readonly revision: number;
  readonly partition?: string;
  readonly row?: Row;
  /** What its names are sorted by. */
  readonly order?: Readonly<Record<string, string>>;
  /** The folded words of the search text, each once. */
  readonly words?: readonly string[];
}

const separator = '/';
/** The character after the separator, where a partition's ids end. */
const end = '0';

/** Throws for a partition whose ids could be taken for those of another. */
export function storedId(partition: string, id: string): string {
  if (partition.includes(separator)) throw new Error(`a partition named ${partition}`);
  return `${partition}${separator}${id}`;
}

/** All ids of a partition: from the first to before the second. */
export function idBounds(partition: string): readonly [from: string, before: string] {
  return [storedId(partition, ''), `${partition}${end}`];
}

/** Throws when a field is not of its declared type. */
export function storedRow({ collection, partition, id, revision, row }: RowChange): StoredRow {
  const _id = storedId(partition, id);
  if (row === undefined) return { _id, revision };
  assertRow(collection, row);
  const { searchText } = collection;
  const order = orderOf(collection, row);
  const stored = { _id, partition, revision, ...(order && { order }), row };
  if (searchText === undefined) return stored;
  return { ...stored, words: searchWords(searchText(row as never)) };
}

/** Undefined for rows without names and decimals. */
function orderOf({ fields }: AnyCollection, row: Row): StoredRow['order'] {
  const values = byName(row);
  const keys = Object.entries(fields).flatMap(([field, type]) => {
    const value = values[field];
    const key = type && typeof value === 'string' ? orderKeyOf(type, value) : undefined;
    return key === undefined ? [] : [[field, key] as const];
  });
  return keys.length === 0 ? undefined : Object.fromEntries(keys);
}

/** The row as a fold finds it. */
export function keptRow(partition: string, { _id, revision, row }: StoredRow): KeptRow {
  return { id: _id.slice(partition.length + separator.length), revision, row };
}
