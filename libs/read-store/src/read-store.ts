import type { Collection, Row } from './collection.js';
import type { Group, GroupQuery, Query } from './query.js';

/** Reading rows. Every call names the partition: a company never sees another's rows. */
export interface RowReader {
  get<R extends Row>(
    collection: Collection<R>,
    partition: string,
    id: string,
  ): Promise<R | undefined>;
  /** In the order of `ids`; absent rows are left out. */
  getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly R[]>;
  find<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Query<R>,
  ): Promise<readonly R[]>;
  count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ): Promise<number>;
  group<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: GroupQuery<R>,
  ): Promise<readonly Group[]>;
}

/** One row to keep (`row`) or to forget (`row` undefined), as of a revision. */
export interface RowChange {
  readonly collection: Collection<Row>;
  readonly partition: string;
  readonly id: string;
  readonly revision: number;
  readonly row: Row | undefined;
}

/** Where a fold has got to: `position` over all streams, `revision` in each partition's journal. */
export interface Checkpoint {
  /** The name of the group of projections that runs together. */
  readonly name: string;
  readonly position: string | undefined;
  readonly revisions: Readonly<Record<string, number>>;
}

/**
 * Rows made from events. Losing them costs time, never facts. A row is written only when its
 * revision is newer than what is kept, so that writing a batch twice changes nothing.
 */
export interface ReadStore extends RowReader {
  /** Makes what the collections need (tables, indexes); safe to call on every start. */
  prepare(collections: readonly Collection<Row>[]): Promise<void>;
  /** Rows and checkpoint, together where the store has transactions. */
  write(changes: readonly RowChange[], checkpoint: Checkpoint): Promise<void>;
  /** `revisions` holds the partitions asked for, or all when none is named. */
  checkpoint(name: string, partitions?: readonly string[]): Promise<Checkpoint | undefined>;
  /** Forgets the rows of these collections and the checkpoint of that name. */
  clear(name: string, collections: readonly Collection<Row>[]): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
