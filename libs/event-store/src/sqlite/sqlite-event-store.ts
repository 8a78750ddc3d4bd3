import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkAppend } from '../check-append.js';
import { PositionUnknown, StoreUnavailable } from '../errors.js';
import type { Position } from '../position.js';
import type {
  AllOptions,
  Appended,
  Batch,
  EventStore,
  ExpectedRevision,
  LogNeeds,
  NewEvent,
  ReadOptions,
  RecordedEvent,
  SubscribeOptions,
} from '../event-store.js';
import { Appender, serialise } from './appender.js';
import { Changes } from './changes.js';
import { CommitQueue } from './commit-queue.js';
import { type Database, type OpenDatabase, openDatabase } from './driver.js';
import { guarded } from './failures.js';
import { Heartbeat } from './heartbeat.js';
import { busyTimeoutMs, eventsPerBatch, pollMs } from './limits.js';
import { PageSize } from './page-size.js';
import { positionOf, rowOf } from './positions.js';
import { eventOf, positionAt, Reader, sizeOf } from './reader.js';
import {
  prepareForReading,
  prepareForWriting,
  readIdentity,
  readNeeds,
  writeNeeds,
} from './schema.js';

/** Which file, and how this store shares it with others. */
export interface SqliteEventStoreOptions {
  /** The file, on a local disk; made when it is absent, unless `readonly`. */
  readonly path: string;
  /** Reads a file that another process or thread writes; it must exist. */
  readonly readonly?: boolean;
  /** How often a waiting subscription looks for others' commits: 5 ms readonly, 50 ms otherwise. */
  readonly pollMs?: number;
  /** How long a statement waits for another process's write lock; it blocks the thread. */
  readonly busyTimeoutMs?: number;
  /** Called after each commit of this store, to wake readers of the same file in other threads. */
  readonly onCommit?: () => void;
  /** The store's clock, in milliseconds. */
  readonly now?: () => number;
  readonly driver?: OpenDatabase;
}

/**
 * The event store in one SQLite file: WAL, a wait for the disk on every commit, appends of one
 * turn of the event loop committed together. Any number of processes and threads may read the
 * file, and write it, at the same time. Calls to SQLite block the thread, some 0.2 ms a commit.
 */
export class SqliteEventStore implements EventStore {
  private isClosed = false;
  /** The identity, once it was asked for: the file cannot become another while it is open. */
  private known: string | undefined;
  private readonly reader;
  private readonly changes;
  private readonly queue: CommitQueue | undefined;
  private readonly heartbeat: Heartbeat | undefined;

  /** Throws `StoreUnavailable` when the file cannot be opened or would not be durable. */
  static open(options: SqliteEventStoreOptions): Promise<SqliteEventStore> {
    return new Promise((resolve) => {
      resolve(guarded(() => openStore(options)));
    });
  }

  /** Use `open`: the database has its tables and pragmas already. */
  constructor(
    private readonly database: Database,
    options: SqliteEventStoreOptions,
  ) {
    const isReadonly = options.readonly === true;
    this.reader = new Reader(database);
    const defaultPollMs = isReadonly ? pollMs.readonly : pollMs.writable;
    this.changes = new Changes(options.pollMs ?? defaultPollMs, foreignCommits(database));
    if (isReadonly) return;
    const now = options.now ?? Date.now;
    this.heartbeat = new Heartbeat(database, now);
    this.queue = new CommitQueue(new Appender(database, now), this.heartbeat, () => {
      this.changes.wake();
      options.onCommit?.();
    });
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    this.assertOpen();
    checkAppend(stream, events);
    if (this.queue === undefined) throw new StoreUnavailable('the event log is open for reading');
    const serialised = events.map((event) => serialise(stream, event));
    return this.queue.add({ stream, events: serialised, expected });
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    const isForwards = options.direction !== 'backwards';
    const step = isForwards ? 1 : -1;
    const size = new PageSize();
    let from = options.from ?? (isForwards ? 0 : Number.MAX_SAFE_INTEGER);
    let left = options.limit ?? Infinity;
    while (left > 0) {
      this.assertOpen();
      const wanted = size.upTo(left);
      const { rows, isLast } = isForwards
        ? this.reader.forwards(stream, from, wanted)
        : this.reader.backwards(stream, from, wanted);
      for (const row of rows) yield eventOf(row);
      left -= rows.length;
      if (isLast || left <= 0) return;
      from = Number(rows[rows.length - 1]?.[1]) + step;
      size.learn(rows.map(sizeOf));
      await nextTurn();
    }
  }

  async last(stream: string): Promise<RecordedEvent | undefined> {
    this.assertOpen();
    const { rows } = this.reader.backwards(stream, Number.MAX_SAFE_INTEGER, 1);
    const [row] = await Promise.resolve(rows);
    return row === undefined ? undefined : eventOf(row);
  }

  async *readAll(
    options: AllOptions & { readonly limit?: number } = {},
  ): AsyncGenerator<RecordedEvent> {
    const categories = options.categories && JSON.stringify(options.categories);
    const size = new PageSize();
    this.assertOpen();
    let after = this.rowIn(options.after);
    let left = options.limit ?? Infinity;
    const head = this.reader.head();
    while (left > 0 && after < head) {
      this.assertOpen();
      const { rows, until } = this.reader.scan(after, head, categories, size.upTo(left));
      for (const row of rows) yield eventOf(row);
      left -= rows.length;
      after = until;
      size.learn(rows.map(sizeOf));
      if (left > 0 && after < head) await nextTurn();
    }
  }

  async *subscribe(options: SubscribeOptions = {}): AsyncGenerator<Batch> {
    const { signal, batchSize = eventsPerBatch } = options;
    const categories = options.categories && JSON.stringify(options.categories);
    const size = new PageSize();
    this.assertOpen();
    let after = options.fromEnd === true ? this.reader.head() : this.rowIn(options.after);
    let isReported = false;
    while (!this.isClosed && signal?.aborted !== true) {
      const { seen } = this.changes;
      const { rows, events, unreadable, until, head } = this.reader.scanReadable(
        after,
        this.reader.head(),
        categories,
        size.upTo(batchSize),
      );
      const caughtUp = until >= head;
      if (until > after || !isReported) {
        after = Math.max(after, until);
        size.learn(rows.map(sizeOf));
        const position = positionAt(after, options.after);
        const unread = unreadable.length > 0 && { unreadable };
        yield { events, position, caughtUp, ...unread };
        isReported = caughtUp;
      }
      if (caughtUp) await this.changes.after(seen, signal);
      else await nextTurn();
    }
  }

  /** Looks for new events at once: to be called when another thread says that it has committed. */
  wake(): void {
    this.changes.wake();
  }

  async head(): Promise<Position | undefined> {
    this.assertOpen();
    const head = this.reader.head();
    return Promise.resolve(head === 0 ? undefined : positionOf(head));
  }

  async identity(): Promise<string> {
    this.assertOpen();
    this.known ??= guarded(() => readIdentity(this.database));
    return Promise.resolve(this.known);
  }

  async needs(): Promise<LogNeeds | undefined> {
    this.assertOpen();
    return Promise.resolve(guarded(() => readNeeds(this.database)));
  }

  async raiseNeeds(needs: LogNeeds): Promise<void> {
    this.assertOpen();
    guarded(() => {
      writeNeeds(this.database, needs);
    });
    await Promise.resolve();
  }

  /**
   * Commits a row of its own where it may write, and reads the end of the log, as each append does.
   * A damaged page further back is a fault of the events on it, and of no others.
   */
  async ping(): Promise<void> {
    this.assertOpen();
    guarded(() => this.heartbeat?.beat());
    await Promise.resolve(this.reader.head());
  }

  /** Commits what waits, ends the subscriptions and releases the file. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.queue?.drain();
    this.isClosed = true;
    this.changes.close();
    guarded(() => {
      this.database.close();
    });
    await Promise.resolve();
  }

  /** The row of a position; every row up to the last is there. */
  private rowIn(position: Position | undefined): number {
    const row = rowOf(position);
    if (row <= this.reader.head()) return row;
    throw new PositionUnknown(`${position ?? ''} lies behind the end of this log`);
  }

  private assertOpen(): void {
    if (this.isClosed) throw new StoreUnavailable('the event log is closed');
  }
}

function openStore(options: SqliteEventStoreOptions): SqliteEventStore {
  const isReadonly = options.readonly === true;
  const database = (options.driver ?? openDatabase)(options.path, {
    readonly: isReadonly,
    busyTimeoutMs: options.busyTimeoutMs ?? busyTimeoutMs,
  });
  try {
    if (isReadonly) prepareForReading(database);
    else prepareForWriting(database);
    return new SqliteEventStore(database, options);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Asks whether another connection has committed since it was last asked. */
function foreignCommits(database: Database): () => boolean {
  const select = database.prepare('PRAGMA data_version');
  let known = select.get()?.[0];
  return () => {
    try {
      const version = select.get()?.[0];
      const isNew = version !== known;
      known = version;
      return isNew;
    } catch {
      // Whatever is wrong, the subscription that is woken meets it and reports it.
      return true;
    }
  };
}
