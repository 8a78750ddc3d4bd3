import type { AllStreamResolvedEvent, EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';
import type { Position } from '../position.js';
import { dial, type Line } from './dial.js';
import { asksForNewConnection, asPortError, isSilence, Silent } from './failures.js';
import { type ClientStream, Incoming } from './incoming.js';
import { graceMs } from './limits.js';
import { positionOf } from './positions.js';

/**
 * The purpose of a connection. The server takes 100 calls at a time on each: a call that stays open
 * for long, or is read slowly, must not hold up an append.
 */
type Use = 'calls' | 'reads' | 'subscriptions';

/** The clients in use, each replaced by a new one when its connection is lost. */
export class Connection {
  private readonly lines: Record<Use, Line>;
  private readonly closing = new AbortController();
  private readonly hangingUp = new Map<Line, NodeJS.Timeout>();

  /** Throws a `RangeError` when the connection string cannot be read. */
  constructor(
    private readonly url: string,
    readonly deadlineMs: number,
  ) {
    this.lines = { calls: dial(url), reads: dial(url), subscriptions: dial(url) };
  }

  /** Aborted once the store closes. */
  get closed(): AbortSignal {
    return this.closing.signal;
  }

  assertOpen(): void {
    if (this.closed.aborted) throw new StoreUnavailable('the event store is closed');
  }

  /** Runs a call, bounded also where the client would wait for ever. */
  async call<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const line = this.lines.calls;
    try {
      return await bounded(work(line.client), this.deadlineMs + graceMs);
    } catch (error) {
      this.renew('calls', line, error);
      // A node that froze does not answer either how far it came.
      if (isSilence(error)) this.renew('reads', this.lines.reads, error);
      throw error;
    }
  }

  /** Opens a stream of the client; its failures are the port's errors. */
  listen<E, M = never>(
    use: 'reads' | 'subscriptions',
    open: (client: EventStoreDBClient) => ClientStream,
  ): Incoming<E, M> {
    this.assertOpen();
    const line = this.lines[use];
    const translate = (error: unknown) => {
      this.renew(use, line, error);
      return asPortError(error);
    };
    return new Incoming<E, M>(open(line.client), translate, line.isHungUp);
  }

  /** How long a subscription may say nothing before the log is asked whether it has grown. */
  get silenceMs(): number {
    return 3 * this.deadlineMs;
  }

  /** The position of the last event of any stream; undefined in an empty log. */
  async head(): Promise<Position | undefined> {
    const backwards = { direction: 'backwards', fromPosition: 'end', maxCount: 1 } as const;
    const incoming = this.listen<AllStreamResolvedEvent>('reads', (client) =>
      client.readAll({ ...backwards, requiresLeader: true }),
    );
    for await (const { event } of incoming.drain(this)) {
      if (event !== undefined) return positionOf(event.position);
    }
    return undefined;
  }

  /** Says that the store closes: what waits is woken. */
  abort(): void {
    this.closing.abort();
  }

  async close(): Promise<void> {
    const lines = [...Object.values(this.lines), ...this.hangingUp.keys()];
    for (const timer of this.hangingUp.values()) clearTimeout(timer);
    this.hangingUp.clear();
    await Promise.all(lines.map((line) => line.hangUp()));
  }

  private renew(use: Use, lost: Line, error: unknown): void {
    if (lost !== this.lines[use] || this.closed.aborted || !asksForNewConnection(error)) return;
    this.lines[use] = dial(this.url);
    // Not before the calls that it carries have ended one way or the other.
    const timer = setTimeout(
      () => {
        this.hangingUp.delete(lost);
        void lost.hangUp();
      },
      this.deadlineMs + 2 * graceMs,
    );
    this.hangingUp.set(lost, timer.unref());
  }
}

async function bounded<T>(work: Promise<T>, withinMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new Silent(`the event store gave no answer within ${withinMs} ms`));
    };
    timer = setTimeout(giveUp, withinMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
