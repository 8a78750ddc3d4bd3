import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  WrongExpectedRevision,
  dataAs,
  metadataAs,
  type EventStore,
  type ExpectedRevision,
  type RecordedEvent,
} from '@balcao/event-store';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';
import { RequestError } from '../http/request-error.js';

const stream = 'installation-balcao';

/** After this time the process that was setting up has crashed, and another may start. */
const setUpWithinMs = 60_000;

type Claimed = 'SetUpBegun' | 'SetUpEnded';

/**
 * Whether this installation still waits for its first company. An account is not enough to end the
 * set-up: what a crash left halfway is done again from the start. Of several nodes only one at a
 * time sets up: it claims the turn in a stream where only one can be the first.
 */
@Injectable()
export class Installation {
  readonly #node = randomUUID();
  #isSetUp = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async isSetUpNeeded(): Promise<boolean> {
    if (this.#isSetUp) return false;
    const first = { categories: ['journal'], limit: 1 };
    for await (const event of this.events.readAll(first)) this.#isSetUp = event.revision >= 0;
    return !this.#isSetUp;
  }

  /** Does the work if nobody else has; one at a time. */
  setUp<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(() => this.#setUpInTurn(work));
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #setUpInTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!(await this.isSetUpNeeded())) throw new RequestError(409, 'setup.alreadyDone');
    const claim = await this.#claim();
    try {
      // Another node may have been setting up, and have ended before our claim.
      if (!(await this.isSetUpNeeded())) throw new RequestError(409, 'setup.alreadyDone');
      return await work();
    } finally {
      // What cannot be said now runs out by itself.
      await this.#write('SetUpEnded', claim).catch(() => undefined);
    }
  }

  /** Answers the claim's revision. */
  async #claim(): Promise<number> {
    const last = await this.events.last(stream);
    if (last !== undefined && this.#isUnderWay(last)) throw new RequestError(503, 'setup.underWay');
    try {
      return await this.#write('SetUpBegun', last?.revision ?? 'no-stream');
    } catch (error) {
      if (error instanceof WrongExpectedRevision) throw new RequestError(503, 'setup.underWay');
      throw error;
    }
  }

  #isUnderWay(last: RecordedEvent): boolean {
    const { node } = dataAs<{ readonly node: string }>(last);
    const { recordedAt } = metadataAs<{ readonly recordedAt: string }>(last);
    const ageMs = this.sources.clock().getTime() - Date.parse(recordedAt);
    return last.type === 'SetUpBegun' && node !== this.#node && ageMs < setUpWithinMs;
  }

  async #write(type: Claimed, expected: ExpectedRevision): Promise<number> {
    const metadata = { recordedAt: this.sources.clock().toISOString(), schemaVersion: 1 };
    const event = { id: randomUUID(), type, data: { node: this.#node }, metadata };
    return (await this.events.append(stream, [event], expected)).revision;
  }
}
