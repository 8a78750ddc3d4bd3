import { afterAll, beforeAll } from '@jest/globals';
import type { AnyCollection } from '../collection.js';
import { defineCollection } from '../collection.js';
import type { Query, Where } from '../query.js';
import type { Checkpoint, ReadStore, RowChange } from '../read-store.js';

/** The rows of the contract suite: articles of a grocer. */
export interface ArticleRow {
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly category?: string;
  readonly price?: number;
  readonly stocked?: boolean;
  readonly weight?: string;
  /** Not declared: kept with the row, named by no query. */
  readonly notes?: string;
}

export const articles = defineCollection<ArticleRow>({
  name: 'articles',
  version: 1,
  fields: {
    name: 'name',
    category: 'text',
    price: 'integer',
    stocked: 'boolean',
    weight: 'decimal',
  },
  indexes: [['name'], ['category', 'price']],
  searchText: (row) => `${row.name} ${row.category ?? ''}`,
});

export const grocer = 'grocer';
export const baker = 'baker';

export const shelf: readonly ArticleRow[] = [
  {
    id: 'a1',
    revision: 0,
    name: 'Arroz',
    category: 'Grão',
    price: 9_500,
    stocked: true,
    weight: '9',
  },
  {
    id: 'a2',
    revision: 1,
    name: 'arroz',
    category: 'Grão',
    price: 12_000,
    stocked: false,
    weight: '10',
  },
  { id: 'a3', revision: 2, name: 'Ácido cítrico', price: 4_000, stocked: true },
  { id: 'a4', revision: 3, name: 'Pão de açúcar', category: 'Doce', stocked: true, weight: '-2' },
  {
    id: 'a5',
    revision: 4,
    name: '\u{1F34D} Ananás',
    category: 'Fruta',
    price: 9_500,
    weight: '9.05',
  },
  { id: 'a6', revision: 5, name: '\uFF21nanás', category: 'Fruta', price: -100, notes: 'ripe' },
];

/** A row as it stands, to be written at its own revision. */
export function kept(
  row: ArticleRow,
  partition = grocer,
  collection: AnyCollection = articles,
): RowChange {
  return { collection, partition, id: row.id, revision: row.revision, row };
}

/** The removal of a row. */
export function gone(id: string, revision: number, partition = grocer): RowChange {
  return { collection: articles, partition, id, revision, row: undefined };
}

/** Of the projection `rows`; `revisions` by partition. */
export function checkpointAt(
  position: string,
  revisions: Readonly<Record<string, number>> = {},
): Checkpoint {
  return { name: 'rows', position, revisions };
}

/** Opens a store whose shelf is filled. */
export async function filled(open: () => Promise<ReadStore>): Promise<ReadStore> {
  const store = await open();
  await store.prepare([articles]);
  await store.write(
    shelf.map((row) => kept(row)),
    checkpointAt('0006'),
  );
  return store;
}

export interface Shelf {
  /** Only while tests run. */
  readonly store: () => ReadStore;
  /** The ids that a query finds, in their order. */
  readonly found: (query: Query<ArticleRow>) => Promise<readonly string[]>;
  readonly where: (filter: Where<ArticleRow>) => Promise<readonly string[]>;
}

/** A filled store for all tests of the describe that calls this, none of which writes. */
export function useShelf(open: () => Promise<ReadStore>): Shelf {
  let filledStore: ReadStore | undefined;
  beforeAll(async () => {
    filledStore = await filled(open);
  });
  afterAll(() => filledStore?.close());
  const store = (): ReadStore => {
    if (filledStore === undefined) throw new Error('the store is opened before the tests');
    return filledStore;
  };
  const found: Shelf['found'] = async (query) =>
    (await store().find(articles, grocer, query)).map(({ id }) => id);
  return { store, found, where: (filter) => found({ where: filter }) };
}
