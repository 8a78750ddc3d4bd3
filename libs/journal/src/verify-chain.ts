import { EventUnreadable, type RecordedEvent } from '@balcao/event-store';
import { chainHash, genesisHash } from './hash-chain.js';
import { metadataOf } from './placed-event.js';

/** A known place of the chain: what was written down elsewhere about the journal's length. */
export interface Seal {
  readonly revision: number;
  readonly hash: string;
}

/**
 * What does not fit: `missing` a revision is skipped, `foreign` no journal wrote the event, `hash`
 * the event is not what was hashed or does not follow the one before, `seal` the event at the seal
 * is another, `cut` the journal ends before the seal, `unreadable` the event is there and cannot be
 * read or parsed.
 */
export type ChainFault = 'missing' | 'foreign' | 'hash' | 'seal' | 'cut' | 'unreadable';

/** What checking a chain has found: its end, or the first event that does not fit. */
export type ChainReport =
  | { readonly intact: true; readonly events: number; readonly end: Seal | undefined }
  | {
      readonly intact: false;
      /** The first revision that does not fit. */
      readonly revision: number;
      readonly fault: ChainFault;
      readonly eventId: string | undefined;
    };

/** Which part of a chain is checked, and against which seal. */
export interface VerifyOptions {
  /** The place behind which the events begin; the start of the journal when absent. */
  readonly from?: Seal;
  /** The last seal: the journal must reach it, and have its hash there. */
  readonly seal?: Seal;
}

/** Checks stored events, as they come from the store, and names the first that does not fit. */
export async function verifyChain(
  events: AsyncIterable<RecordedEvent>,
  { from, seal }: VerifyOptions = {},
): Promise<ChainReport> {
  let end = from;
  let count = 0;
  if (from !== undefined && seal?.revision === from.revision && seal.hash !== from.hash) {
    return { intact: false, revision: seal.revision, fault: 'seal', eventId: undefined };
  }
  try {
    for await (const event of events) {
      const revision = (end?.revision ?? -1) + 1;
      const found = faultOf(event, revision, end?.hash ?? genesisHash, seal);
      if (typeof found !== 'string') {
        return { intact: false, revision, fault: found.fault, eventId: event.id };
      }
      end = { revision, hash: found };
      count += 1;
    }
  } catch (error) {
    if (!(error instanceof EventUnreadable)) throw error;
    return { intact: false, revision: error.revision, fault: 'unreadable', eventId: undefined };
  }
  const last = end?.revision ?? -1;
  if (seal !== undefined && last < seal.revision) {
    return { intact: false, revision: last + 1, fault: 'cut', eventId: undefined };
  }
  return { intact: true, events: count, end };
}

/** The event's hash, or what is wrong with it. */
export function faultOf(
  event: RecordedEvent,
  revision: number,
  previousHash: string,
  seal: Seal | undefined,
): string | { readonly fault: ChainFault } {
  if (event.revision !== revision) return { fault: 'missing' };
  const stored = storedHash(event);
  if (stored === undefined) return { fault: 'foreign' };
  const { type, data } = event;
  if (chainHash(previousHash, { type, data, metadata: stored.rest }) !== stored.hash) {
    return { fault: 'hash' };
  }
  if (seal?.revision === revision && seal.hash !== stored.hash) return { fault: 'seal' };
  return stored.hash;
}

/** The hash that an event names, and the rest of its metadata; undefined of a foreign one. */
export function storedHash(
  event: RecordedEvent,
): { readonly hash: string; readonly rest: object } | undefined {
  try {
    const { hash, ...rest } = metadataOf(event);
    return { hash, rest };
  } catch {
    return undefined;
  }
}
