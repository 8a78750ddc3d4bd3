import { createHash } from 'node:crypto';
import { canonicalJson } from '@balcao/domain';
import { categoryOf, type RecordedEvent } from '@balcao/event-store';
import { verifyChain, type Seal } from '@balcao/journal';
import { MoveError } from './move-error.js';
import { nameOf } from './read-events.js';

/** What tells two copies of a stream apart. */
export interface StreamDigest {
  /** One more than the last revision. */
  readonly events: number;
  /** The hash that the last event carries; only journals have one. */
  readonly lastHash: string | undefined;
  /** SHA-256 of the checksum before and the canonical JSON of the event; '' before the first. */
  readonly checksum: string;
}

export const emptyDigest: StreamDigest = { events: 0, lastHash: undefined, checksum: '' };

/**
 * The digest behind one more event. `MoveError` when the event is not the next of its stream, or,
 * in a journal, is not what was hashed or does not follow the one before.
 */
export async function withEvent(digest: StreamDigest, event: RecordedEvent): Promise<StreamDigest> {
  if (event.revision !== digest.events) {
    const missing = `${event.stream}@${digest.events}`;
    throw new MoveError(`${missing} is missing: ${nameOf(event)} comes in its place.`);
  }
  const { id, type, data, metadata } = event;
  const checksum = sha256(digest.checksum + canonicalJson({ id, type, data, metadata }));
  const lastHash = isJournal(event.stream) ? await chained(digest, event) : undefined;
  return { events: digest.events + 1, lastHash, checksum };
}

export const isJournal = (stream: string): boolean => categoryOf(stream) === 'journal';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The event's hash, once it is known to fit to the hash before. */
async function chained(digest: StreamDigest, event: RecordedEvent): Promise<string | undefined> {
  const from: Seal | undefined =
    digest.lastHash === undefined
      ? undefined
      : { revision: digest.events - 1, hash: digest.lastHash };
  const report = await verifyChain(one(event), from && { from });
  if (report.intact) return report.end?.hash;
  const why = report.fault === 'foreign' ? 'no journal has written it' : 'its hash does not fit';
  throw new MoveError(`The chain is broken at ${nameOf(event)} (event ${event.id}): ${why}.`);
}

async function* one(event: RecordedEvent): AsyncGenerator<RecordedEvent> {
  yield await Promise.resolve(event);
}
