import type { AnyCollection, Collection, Row } from '../collection.js';
import type { Fence, Leases } from '../leases.js';
import type { Group, GroupQuery, Query } from '../query.js';
import type {
  Checkpoint,
  KeptRow,
  LiveRows,
  PrepareOptions,
  ReadStore,
  RowChange,
} from '../read-store.js';
import { Checkpoints } from './checkpoints.js';
import { Deployment } from './deployment.js';
import { createIndexes } from './indexes.js';
import { MongoLeases } from './leases.js';
import { RowQueries } from './row-queries.js';
import { rowSetName, RowSets } from './row-sets.js';
import { RowWriter, storedBatch } from './row-writer.js';

/** Where the rows are; with a replica set, rows and checkpoint are written at once. */
export interface MongoReadStoreOptions {
  /** A connection string, with credentials and the name of the replica set where it has them. */
  readonly url: string;
  readonly database: string;
  /** How long a call waits for a server before it is `StoreUnavailable`; 5 seconds when absent. */
  readonly unavailableAfterMs?: number;
  /** How long one query may take before it is `QueryTooSlow`; 30 seconds when absent. */
  readonly queryDeadlineMs?: number;
}

const unavailableAfterMs = 5_000;
const usualQueryDeadlineMs = 30_000;

/**
 * Rows in MongoDB: a collection for each version of a declared one, the row as a document. On a
 * replica set rows and checkpoint are written in one transaction; on a standalone server the rows
 * go first, each guarded by its revision, so that a batch begun is simply written again. While no
 * server can be reached every call throws `StoreUnavailable`; it comes back with the server.
 */
export class MongoReadStore implements ReadStore {
  readonly leases: Leases;
  readonly #deployment: Deployment;
  readonly #checkpoints: Checkpoints;
  readonly #fences: MongoLeases;
  readonly #sets: RowSets;
  readonly #queries: RowQueries;
  readonly #writer: RowWriter;

  private constructor(deployment: Deployment, queryDeadlineMs: number) {
    this.#deployment = deployment;
    this.#checkpoints = new Checkpoints(deployment.db);
    this.#fences = new MongoLeases(deployment);
    this.leases = this.#fences;
    this.#sets = new RowSets(deployment.db);
    this.#queries = new RowQueries(this.#sets, queryDeadlineMs);
    this.#writer = new RowWriter(this.#sets);
  }

  /**
   * Throws for a URL that is none. Does not wait for the server: `ping` tells whether it is there.
   */
  static open(options: MongoReadStoreOptions): Promise<MongoReadStore> {
    return new Promise((resolve) => {
      const { queryDeadlineMs = usualQueryDeadlineMs } = options;
      const deployment = new Deployment({ unavailableAfterMs, ...options });
      resolve(new MongoReadStore(deployment, queryDeadlineMs));
    });
  }

  prepare(collections: readonly AnyCollection[], options: PrepareOptions = {}): Promise<void> {
    const deferIndexes = options.deferIndexes === true;
    return this.#attempt(async () => {
      await Promise.all(collections.map((each) => this.#sets.create(each, deferIndexes)));
    });
  }

  get<R extends Row>(
    collection: Collection<R>,
    partition: string,
    id: string,
  ): Promise<R | undefined> {
    return this.#attempt(() => this.#queries.get(collection, partition, id));
  }

  getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly R[]> {
    return this.#attempt(() => this.#queries.getMany(collection, partition, ids));
  }

  find<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Query<R>,
  ): Promise<readonly R[]> {
    return this.#attempt(() => this.#queries.find(collection, partition, query));
  }

  count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ): Promise<number> {
    return this.#attempt(() => this.#queries.count(collection, partition, query));
  }

  group<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: GroupQuery<R>,
  ): Promise<readonly Group[]> {
    return this.#attempt(() => this.#queries.group(collection, partition, query));
  }

  load(
    collection: AnyCollection,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly KeptRow[]> {
    return this.#attempt(() => this.#writer.load(rowSetName(collection), partition, ids));
  }

  /** Without a transaction a late writer's rows stay; by their revisions they change nothing. */
  write(changes: readonly RowChange[], checkpoint: Checkpoint, fence?: Fence): Promise<void> {
    return this.#attempt(async () => {
      const batch = storedBatch(changes);
      await this.#deployment.together(async (session) => {
        await this.#writer.write(batch, session);
        if (fence !== undefined) await this.#fences.pass(fence, session);
        await this.#checkpoints.write(checkpoint, session);
      });
    });
  }

  repair(changes: readonly RowChange[], until: number): Promise<number> {
    return this.#attempt(() => this.#writer.repair(changes, until));
  }

  checkpoint(name: string, partitions?: readonly string[]): Promise<Checkpoint | undefined> {
    return this.#attempt(() => this.#checkpoints.read(name, partitions));
  }

  /** The checkpoint first: it must never vouch for rows that are gone. */
  clear(name: string, collections: readonly AnyCollection[]): Promise<void> {
    return this.#attempt(async () => {
      await this.#checkpoints.drop(name);
      const renew = async (collection: AnyCollection): Promise<void> => {
        await this.#sets.drop(rowSetName(collection));
        await this.#sets.create(collection, true);
      };
      await Promise.all(collections.map(renew));
    });
  }

  live(): Promise<ReadonlyMap<string, LiveRows>> {
    return this.#attempt(() => this.#sets.live());
  }

  /**
   * Without a transaction the checkpoint goes first: it stands at the earlier place of the two,
   * from where old rows can go on as well as new ones, should the rest not come to pass.
   */
  makeLive(
    collections: readonly AnyCollection[],
    checkpoint: Checkpoint,
    retired: readonly string[] = [],
    fence?: Fence,
  ): Promise<void> {
    return this.#attempt(async () => {
      const indexed = (collection: AnyCollection): Promise<void> =>
        createIndexes(this.#sets.rows(rowSetName(collection)), collection);
      await Promise.all(collections.map(indexed));
      await this.#deployment.together(async (session) => {
        if (fence !== undefined) await this.#fences.pass(fence, session);
        await this.#checkpoints.drop(checkpoint.name, session);
        await this.#checkpoints.write(checkpoint, session);
        for (const collection of collections) await this.#sets.makeLive(collection, session);
        for (const name of retired) await this.#checkpoints.drop(name, session);
      });
      for (const collection of collections) await this.#sets.dropOthers(collection);
    });
  }

  /** The server overwrites removed bytes when it takes their place: nothing can be asked of it. */
  scrub(): Promise<boolean> {
    return Promise.resolve(true);
  }

  ping(): Promise<void> {
    return this.#attempt(async () => {
      await this.#deployment.db.command({ ping: 1 });
    });
  }

  close(): Promise<void> {
    return this.#deployment.close();
  }

  #attempt<T>(work: () => Promise<T>): Promise<T> {
    return this.#deployment.attempt(work);
  }
}
