import type { AnyCollection, Collection, Row } from '../collection.js';
import type { Group, GroupQuery, Query } from '../query.js';
import type { RowReader } from '../read-store.js';
import type { Read } from './reader-messages.js';
import { ReaderThread } from './reader-thread.js';

/** Which file is read, and by how many threads. */
export interface ReaderPoolOptions {
  /** The file that a `SqliteReadStore` has made and may be writing. */
  readonly path: string;
  /** How many threads read at once. */
  readonly size: number;
  /** The compiled `reader.worker.js`; the one beside this file when absent. */
  readonly worker?: URL;
}

/** Reads as a `RowReader` does, from other threads; closed, its threads end. */
export interface ReaderPool extends RowReader {
  close(): Promise<void>;
}

/** Readers in threads of their own: a query of seconds does not hold up this thread. */
export function openReaderPool({ path, size, worker }: ReaderPoolOptions): ReaderPool {
  const entry = worker ?? new URL('./reader.worker.js', import.meta.url);
  return new ThreadedRowReader(Array.from({ length: size }, () => new ReaderThread(path, entry)));
}

class ThreadedRowReader implements ReaderPool {
  constructor(readonly threads: readonly ReaderThread[]) {}

  async get<R extends Row>(collection: Collection<R>, partition: string, id: string) {
    return (await this.#read(collection, partition, { kind: 'get', id })) as R | undefined;
  }

  async getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ) {
    return (await this.#read(collection, partition, { kind: 'getMany', ids })) as readonly R[];
  }

  async find<R extends Row>(collection: Collection<R>, partition: string, query: Query<R>) {
    return (await this.#read(collection, partition, { kind: 'find', query })) as readonly R[];
  }

  async count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ) {
    return (await this.#read(collection, partition, { kind: 'count', query })) as number;
  }

  async group<R extends Row>(collection: Collection<R>, partition: string, query: GroupQuery<R>) {
    const groups = await this.#read(collection, partition, { kind: 'group', query });
    return groups as readonly Group[];
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  /** The thread with the fewest queries waiting takes the next one. */
  #read(collection: AnyCollection, partition: string, read: Read): Promise<unknown> {
    const [first, ...others] = this.threads;
    if (first === undefined) throw new Error('a reader pool without threads');
    const idlest = others.reduce((a, b) => (b.waiting < a.waiting ? b : a), first);
    return idlest.read(collection, partition, read);
  }
}
