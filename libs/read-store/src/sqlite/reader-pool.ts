import type { AnyCollection, Collection, Row } from '../collection.js';
import { StoreUnavailable } from '../errors.js';
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
  /** How long a query may take before it fails with `QueryTooSlow`; 30 seconds when absent. */
  readonly deadlineMs?: number;
  /** The compiled `reader.worker.js`; when absent, the one next to this file. */
  readonly worker?: URL;
}

/** Reads as a `RowReader` does, from other threads; closed, its threads end. */
export interface ReaderPool extends RowReader {
  close(): Promise<void>;
}

const usualDeadlineMs = 30_000;

/**
 * Readers in threads of their own: a query of seconds does not hold up this thread. Companies take
 * turns, and with two threads or more the queries of one hold up no other.
 */
export function openReaderPool(options: ReaderPoolOptions): ReaderPool {
  const { path, size, deadlineMs = usualDeadlineMs, worker } = options;
  const entry = worker ?? new URL('./reader.worker.js', import.meta.url);
  return new ThreadedRowReader(
    Array.from({ length: size }, () => new ReaderThread(path, entry, deadlineMs)),
  );
}

/** Queries of one company that a thread is given at once, so that it does not wait for the next. */
const queriesAhead = 8;

/** A query that waits for a thread. */
interface Waiting {
  readonly begin: (thread: ReaderThread) => void;
  readonly fail: (error: Error) => void;
}

class ThreadedRowReader implements ReaderPool {
  /** Queries that wait, by company; the one whose turn is next comes first. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(readonly threads: readonly ReaderThread[]) {}

  async get<R extends Row>(collection: Collection<R>, partition: string, id: string) {
    return (await this.#read(collection, partition, { kind: 'get', id })) as R | undefined;
  }

  async getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ) {
    return (await this.#read(collection, partition, {
      kind: 'getMany',
      ids,
    })) as readonly R[];
  }

  async find<R extends Row>(collection: Collection<R>, partition: string, query: Query<R>) {
    return (await this.#read(collection, partition, {
      kind: 'find',
      query,
    })) as readonly R[];
  }

  async count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ) {
    return (await this.#read(collection, partition, {
      kind: 'count',
      query,
    })) as number;
  }

  async group<R extends Row>(collection: Collection<R>, partition: string, query: GroupQuery<R>) {
    const groups = await this.#read(collection, partition, {
      kind: 'group',
      query,
    });
    return groups as readonly Group[];
  }

  async close(): Promise<void> {
    const left = [...this.#lines.values()].flat();
    this.#lines.clear();
    for (const { fail } of left) fail(new StoreUnavailable('the reader threads have ended'));
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  #read(collection: AnyCollection, partition: string, read: Read): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const begin = (thread: ReaderThread): void => {
        const answered = thread.read(collection, partition, read);
        answered.then(resolve, reject).finally(() => {
          this.#next();
        });
      };
      const line = this.#lines.get(partition) ?? [];
      this.#lines.set(partition, line);
      line.push({ begin, fail: reject });
      this.#next();
    });
  }

  /** Gives queries to threads, one company after the other, for as long as one can go on. */
  #next(): void {
    let hasBegun = true;
    while (hasBegun) {
      hasBegun = false;
      for (const [partition, line] of [...this.#lines]) {
        const thread = this.#threadFor(partition);
        if (thread === undefined) continue;
        const next = line.shift();
        this.#lines.delete(partition);
        if (line.length > 0) this.#lines.set(partition, line);
        next?.begin(thread);
        hasBegun = true;
      }
    }
  }

  /**
   * An idle thread, or the one that answers the company already: others do not wait behind its
   * queries. One thread is always left to the other companies.
   */
  #threadFor(partition: string): ReaderThread | undefined {
    const own = this.threads.filter((thread) => thread.partition === partition);
    const mayTakeMore = own.length === 0 || own.length < this.threads.length - 1;
    const idle = this.threads.find((thread) => thread.waiting === 0);
    if (mayTakeMore && idle !== undefined) return idle;
    // What goes to a busy thread cannot go elsewhere: not while others wait for their turn.
    if (this.#lines.size > 1) return undefined;
    return own.find((thread) => thread.waiting < queriesAhead);
  }
}
