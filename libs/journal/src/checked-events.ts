import { EventUnreadable, type EventStore, type RecordedEvent } from '@balcao/event-store';
import { genesisHash } from './hash-chain.js';
import type { ReadableEvents } from './personal/readable-events.js';
import { storedEvents } from './personal/readable-events.js';
import { faultOf, storedHash, type ChainFault, type Seal } from './verify-chain.js';

/** The next event of a stream, and whether the chain is broken by it. */
export interface CheckedEvent {
  readonly revision: number;
  /** As people may read it; absent where it cannot be read. */
  readonly event: RecordedEvent | undefined;
  /** The first thing that does not fit; what lies behind it is no longer checked. */
  readonly fault?: ChainFault;
}

/** Events in a row that cannot be read before reading is given up. */
const unreadableInARow = 256;

/** Where a journal begins. */
export const beforeFirst: Seal = { revision: -1, hash: genesisHash };

/**
 * The events of a journal behind a place of its chain. Each is held against the hash of the one
 * before it; the first that does not fit is named, and reading goes on behind it, so that a company
 * whose journal is damaged can still be read.
 */
export async function* checkedEvents(
  store: EventStore | ReadableEvents,
  stream: string,
  after: Seal = beforeFirst,
  limit = Infinity,
): AsyncGenerator<CheckedEvent> {
  const source = storedEvents(store);
  const chain = new Chain(after);
  let unreadable = 0;
  const end = after.revision + limit;
  while (chain.revision < end) {
    const left = end - chain.revision;
    const options = { from: chain.revision + 1, ...(left !== Infinity && { limit: left }) };
    try {
      for await (const stored of source.read(stream, options)) {
        unreadable = 0;
        const fault = chain.take(stored);
        const opened = 'stored' in store ? store.readable(stored) : stored;
        const event = opened instanceof Promise ? await opened : opened;
        yield { revision: stored.revision, event, ...(fault !== undefined && { fault }) };
      }
      return;
    } catch (error) {
      if (!(error instanceof EventUnreadable)) throw error;
      const fault = chain.skip(error.revision);
      yield { revision: error.revision, event: undefined, ...(fault !== undefined && { fault }) };
      unreadable += 1;
      if (unreadable >= unreadableInARow) return;
    }
  }
}

/** The chain as it is followed, until it is broken. */
class Chain {
  #hash: string;
  #isBroken = false;
  revision: number;

  constructor({ revision, hash }: Seal) {
    this.revision = revision;
    this.#hash = hash;
  }

  /** Takes the next event, and says what is wrong with it if it is the first that is. */
  take(stored: RecordedEvent): ChainFault | undefined {
    const expected = this.revision + 1;
    this.revision = stored.revision;
    if (this.#isBroken) return undefined;
    const found = faultOf(stored, expected, this.#hash, undefined);
    if (typeof found === 'string') {
      this.#hash = found;
      return undefined;
    }
    this.#isBroken = true;
    return found.fault;
  }

  /** Goes on behind an event that cannot be read. */
  skip(revision: number): ChainFault | undefined {
    this.revision = revision;
    if (this.#isBroken) return undefined;
    this.#isBroken = true;
    return 'unreadable';
  }
}

/** The place of the chain behind which an event lies: what the event before says of itself. */
export async function placeBefore(
  store: EventStore | ReadableEvents,
  stream: string,
  revision: number,
): Promise<Seal> {
  if (revision === 0) return beforeFirst;
  const before = revision - 1;
  for await (const stored of storedEvents(store).read(stream, { from: before, limit: 1 })) {
    return { revision: before, hash: storedHash(stored)?.hash ?? '' };
  }
  return { revision: before, hash: '' };
}
