import type { Collection } from 'mongodb';
import type { AnyCollection } from '../collection.js';
import { orderPathOf } from './condition.js';
import type { StoredRow } from './stored-row.js';

interface Index {
  readonly name: string;
  readonly key: Readonly<Record<string, 1>>;
}

/** Creates the declared indexes that are missing and drops those no longer declared. */
export async function createIndexes(
  rows: Collection<StoredRow>,
  collection: AnyCollection,
): Promise<void> {
  const declared = indexesOf(collection);
  const names = new Set(['_id_', ...declared.map(({ name }) => name)]);
  for (const { name } of await rows.listIndexes().toArray()) {
    if (typeof name === 'string' && !names.has(name)) await rows.dropIndex(name);
  }
  // One command: the rows are read once for all of them.
  if (declared.length > 0) await rows.createIndexes([...declared]);
}

function indexesOf(collection: AnyCollection): readonly Index[] {
  const byFields = collection.indexes.map((fields) => ({
    name: `by_${fields.join('_')}`,
    key: keyOf([
      ...fields.map((field) => orderPathOf(collection, field)),
      ...(fields.includes('id') ? [] : ['_id']),
    ]),
  }));
  if (collection.searchText === undefined) return byFields;
  return [...byFields, { name: 'by_words', key: keyOf(['words']) }];
}

function keyOf(paths: readonly string[]): Readonly<Record<string, 1>> {
  return Object.fromEntries(['partition', ...paths].map((path) => [path, 1]));
}
