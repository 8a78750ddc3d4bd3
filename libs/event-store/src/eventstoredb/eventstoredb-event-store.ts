import { checkAppend } from '../check-append.js';
import { StoreUnavailable, WrongExpectedRevision } from '../errors.js';
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
import type { Position } from '../position.js';
import { Appender } from './appender.js';
import { Connection } from './connection.js';
import { identityOf, needsOf, writeHeartbeat, writeNeeds } from './identity.js';
import { deadlineMs } from './limits.js';
import { readAll, readStream } from './read.js';
import { subscribe } from './subscribe.js';

/** Which server or cluster, and how long it is waited for. */
export interface EventStoreDbEventStoreOptions {
  /**
   * `esdb://user:password@host:2113` for one node, `esdb+discover://` or several hosts for a
   * cluster; `tls=false`, `tlsCAFile` and the rest as EventStoreDB's own clients take them.
   */
  readonly url: string;
  /** How long an answer is awaited before an append is in doubt and a read is given up. */
  readonly deadlineMs?: number;
}

/**
 * The event store on EventStoreDB 23.10 or later, or KurrentDB. It connects when it is first used
 * and again whenever the connection was lost: a server that is away fails single calls, never the
 * store. All calls go to the leader of a cluster, since what was written has to be read.
 */
export class EventStoreDbEventStore implements EventStore {
  private readonly appender: Appender;
  private readonly appending = new Set<Promise<unknown>>();
  private closing: Promise<void> | undefined;
  private hasMissed = false;

  /** Throws a `RangeError` when the connection string cannot be read; contacts nobody. */
  static open(options: EventStoreDbEventStoreOptions): Promise<EventStoreDbEventStore> {
    return new Promise((resolve) => {
      const connection = new Connection(options.url, options.deadlineMs ?? deadlineMs);
      resolve(new EventStoreDbEventStore(connection));
    });
  }

  private constructor(private readonly connection: Connection) {
    this.appender = new Appender(connection, async (stream, options) => {
      const events: RecordedEvent[] = [];
      for await (const event of readStream(connection, stream, options)) events.push(event);
      return events;
    });
  }

  async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    this.assertOpen();
    checkAppend(stream, events);
    const appending = this.appender.append(stream, events, expected);
    this.appending.add(appending);
    try {
      const appended = await appending;
      this.hasMissed = false;
      return appended;
    } catch (error) {
      this.hasMissed ||= !(error instanceof WrongExpectedRevision);
      throw error;
    } finally {
      this.appending.delete(appending);
    }
  }

  async *read(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent> {
    this.assertOpen();
    yield* readStream(this.connection, stream, options);
  }

  async last(stream: string): Promise<RecordedEvent | undefined> {
    for await (const event of this.read(stream, { direction: 'backwards', limit: 1 })) return event;
    return undefined;
  }

  async *readAll(
    options: AllOptions & { readonly limit?: number } = {},
  ): AsyncGenerator<RecordedEvent> {
    this.assertOpen();
    yield* readAll(this.connection, options);
  }

  async *subscribe(options: SubscribeOptions = {}): AsyncGenerator<Batch> {
    this.assertOpen();
    yield* subscribe(this.connection, options);
  }

  async head(): Promise<Position | undefined> {
    this.assertOpen();
    return this.connection.head();
  }

  /** Read each time: behind a lost connection there may be another server. */
  async identity(): Promise<string> {
    this.assertOpen();
    return identityOf(this);
  }

  /** Read each time, as the identity is. */
  async needs(): Promise<LogNeeds | undefined> {
    this.assertOpen();
    return needsOf(this);
  }

  async raiseNeeds(needs: LogNeeds): Promise<void> {
    this.assertOpen();
    await writeNeeds(this, needs);
  }

  /** Reads; after an append that failed also writes, until that is possible again. */
  async ping(): Promise<void> {
    this.assertOpen();
    await this.connection.head();
    if (!this.hasMissed) return;
    await writeHeartbeat(this);
    this.hasMissed = false;
  }

  /** Waits for the appends under way, ends the subscriptions and hangs up. */
  close(): Promise<void> {
    this.closing ??= this.hangUp();
    return this.closing;
  }

  private async hangUp(): Promise<void> {
    await Promise.allSettled(this.appending);
    this.connection.abort();
    await this.connection.close();
  }

  private assertOpen(): void {
    if (this.closing !== undefined) throw new StoreUnavailable('the event store is closed');
  }
}
