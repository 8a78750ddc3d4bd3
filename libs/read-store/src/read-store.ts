import type { AnyCollection, Collection, Row } from './collection.js';
import type { Fence, Leases } from './leases.js';
import type { Group, GroupQuery, Query } from './query.js';

/**
 * Reading rows. Every call names the partition: a company never sees another's rows. While rows are
 * rebuilt the live ones answer, regardless of the version that the caller asks with: `RowsNotReady`
 * when a query names a field that those lack. A field that is not declared is `UnsupportedQuery`.
 */
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
  readonly collection: AnyCollection;
  readonly partition: string;
  readonly id: string;
  readonly revision: number;
  readonly row: Row | undefined;
  /** The row that was loaded and changed: a store may spare itself what stays as it was. */
  readonly before?: Row | undefined;
  /**
   * What the row was at ends of steps (`lastsToAnEnd`), in their order: a store may keep it for who
   * asks what was known earlier.
   */
  readonly replaced?: readonly ReplacedRow[] | undefined;
  /** The row named a person whom the event erases: nothing that it was before is kept. */
  readonly forgets?: boolean | undefined;
}

/** What a row was until an event. */
export interface ReplacedRow {
  readonly row: Row;
  /** The revision of the event that made another of it, or removed it. */
  readonly until: number;
}

/** A row as the fold finds it; a removed one keeps the revision of its removal. */
export interface KeptRow {
  readonly id: string;
  readonly revision: number;
  readonly row: Row | undefined;
}

/** Which rows of a collection are read. */
export interface LiveRows {
  readonly version: number;
  readonly build: number;
}

/** How collections are made, where they are about to be filled from the first event. */
export interface PrepareOptions {
  /** Rows that are rebuilt go in faster without indexes; `makeLive` makes them at last. */
  readonly deferIndexes?: boolean;
}

/** Where a fold has got to: `position` over all streams, `revision` in each partition's journal. */
export interface Checkpoint {
  /** The name of the group of projections that runs together. */
  readonly name: string;
  readonly position: string | undefined;
  readonly revisions: Readonly<Record<string, number>>;
  /** The log that the position is of, as the fold names it; gone with a write that has none. */
  readonly source?: string | undefined;
}

/**
 * Rows made from events. Losing them costs time, never facts. A row is written only when its
 * revision is newer than what is kept, so that writing a batch twice changes nothing; a removal
 * keeps its revision, so that an older change does not bring the row back.
 */
export interface ReadStore extends RowReader {
  /** Makes what the collections need (tables, indexes); safe to call on every start. */
  prepare(collections: readonly AnyCollection[], options?: PrepareOptions): Promise<void>;
  /** The rows of exactly this version and build, removed ones too; never written ones left out. */
  load(
    collection: AnyCollection,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly KeptRow[]>;
  /**
   * Rows and checkpoint, together where the store has transactions. The checkpoint's `revisions`
   * are those that moved; the others stay. `LeaseLost` when the lease of the fence is not held any
   * more: where the store has transactions, nothing is written then.
   */
  write(changes: readonly RowChange[], checkpoint: Checkpoint, fence?: Fence): Promise<void>;
  /**
   * Replaces rows regardless of their revision, unless that is behind `until`: what later events
   * have made stays. Returns how many it replaced.
   */
  repair(changes: readonly RowChange[], until: number): Promise<number>;
  /** `revisions` holds the partitions asked for, or all when none is named. */
  checkpoint(name: string, partitions?: readonly string[]): Promise<Checkpoint | undefined>;
  /**
   * Forgets the rows of these collections (this version and build) and that checkpoint; indexes
   * come back with `prepare` or `makeLive`.
   */
  clear(name: string, collections: readonly AnyCollection[]): Promise<void>;
  /** The rows that are read, by the collection's name; without an entry: those asked for. */
  live(): Promise<ReadonlyMap<string, LiveRows>>;
  /**
   * From now on these rows are read: makes missing indexes, drops all other versions and builds of
   * the same collections, puts the checkpoint in the place of the one of its name, and forgets the
   * `retired` ones. `LeaseLost` as for `write`.
   */
  makeLive(
    collections: readonly AnyCollection[],
    checkpoint: Checkpoint,
    retired?: readonly string[],
    fence?: Fence,
  ): Promise<void>;
  /** Who may fold what, where several processes write these rows. */
  readonly leases: Leases;
  /**
   * Overwrites what changed and removed rows have left behind, in the index of these collections'
   * words too, where the store can. False when somebody was reading all the while: ask again.
   */
  scrub(collections: readonly AnyCollection[]): Promise<boolean>;
  /** Answers when rows can be read and written; throws `StoreUnavailable` otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
