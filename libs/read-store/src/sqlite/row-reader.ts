import type { Collection, Row } from '../collection.js';
import type { Group, GroupQuery, Query } from '../query.js';
import type { RowReader } from '../read-store.js';
import { guarded } from './failures.js';
import { openQueries } from './past/moment-file.js';
import type { Queries } from './row-queries.js';

/** Reads rows in this thread, which waits for as long as SQLite works. */
export class SqliteRowReader implements RowReader {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  get<R extends Row>(
    collection: Collection<R>,
    partition: string,
    id: string,
  ): Promise<R | undefined> {
    return attempt(() => this.#queries.get(collection, partition, id) as R | undefined);
  }

  getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly R[]> {
    return attempt(() => this.#queries.getMany(collection, partition, ids) as R[]);
  }

  find<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Query<R>,
  ): Promise<readonly R[]> {
    return attempt(() => this.#queries.find(collection, partition, query) as R[]);
  }

  count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ): Promise<number> {
    return attempt(() => this.#queries.count(collection, partition, query));
  }

  group<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: GroupQuery<R>,
  ): Promise<readonly Group[]> {
    return attempt(() => this.#queries.group(collection, partition, query));
  }
}

/**
 * Reads, in this thread, the file that a `SqliteReadStore` has made and may be writing, or that of
 * a moment.
 */
export function openRowReader(path: string): RowReader & { close(): Promise<void> } {
  const { db, queries } = guarded(() => openQueries(path));
  const reader = new SqliteRowReader(queries);
  return Object.assign(reader, {
    close: () =>
      attempt(() => {
        db.close();
      }),
  });
}

/** SQLite answers at once; what it throws becomes the promise's rejection. */
export function attempt<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(guarded(work));
  });
}
