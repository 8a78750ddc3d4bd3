import { randomUUID } from 'node:crypto';
import { EventUnreadable, type EventStore } from '@balcao/event-store';

/**
 * An event that the operator has taken out of the lists: the read side leaves it out, the journal
 * keeps it. Plain data, passes between threads.
 */
export interface SkippedEvent {
  readonly stream: string;
  readonly revision: number;
  /** Why, in the operator's words. */
  readonly reason: string;
  /** UTC ISO instant. */
  readonly skippedAt: string;
}

/** Where skips are recorded: among the events, so that they outlive a rebuild and a move. */
const skipsStream = 'skips';

/** The type of the events of `skipsStream`. */
const skipEventType = 'EventSkipped';

/** How an event is named among the skipped ones. */
export const placeOf = ({ stream, revision }: Pick<SkippedEvent, 'stream' | 'revision'>): string =>
  `${stream}@${revision}`;

/** All skips, in the order in which they were made. */
export async function readSkips(store: Pick<EventStore, 'read'>): Promise<readonly SkippedEvent[]> {
  const skips: SkippedEvent[] = [];
  for await (const { data } of store.read(skipsStream)) {
    // Written by `recordSkip` only.
    skips.push(data as unknown as SkippedEvent);
  }
  return skips;
}

/** Nothing was recorded: the message says why, for the operator to read. */
export class SkipRefused extends Error {
  override readonly name = 'SkipRefused';
}

/** The longest reason, in characters. */
const reasonMax = 500;

/**
 * Records that the read side leaves an event out from the next start of each process that folds it.
 * Returns the event's type, or '' if the store has lost the event or cannot read it. The journal
 * stays as it is.
 */
export async function recordSkip(
  store: Pick<EventStore, 'read' | 'last' | 'append'>,
  { stream, revision, reason, skippedAt }: SkippedEvent,
): Promise<string> {
  const text = reason.trim();
  if (text === '') throw new SkipRefused('Say why: --reason "…".');
  if (text.length > reasonMax) throw new SkipRefused(`The longest reason is ${reasonMax} letters.`);
  const last = await store.last(stream);
  if (last === undefined) throw new SkipRefused(`There are no events in ${stream}.`);
  if (!Number.isSafeInteger(revision) || revision < 0 || revision > last.revision) {
    throw new SkipRefused(`${stream} has revisions 0 to ${last.revision}.`);
  }
  const known = await readSkips(store);
  const place = placeOf({ stream, revision });
  if (known.some((each) => placeOf(each) === place)) {
    throw new SkipRefused(`Revision ${revision} of ${stream} is skipped already.`);
  }
  let type = '';
  try {
    for await (const event of store.read(stream, { from: revision, limit: 1 })) {
      if (event.revision === revision) type = event.type;
    }
  } catch (error) {
    if (!(error instanceof EventUnreadable)) throw error;
  }
  const data = { stream, revision, reason: text, skippedAt };
  const skipped = { id: randomUUID(), type: skipEventType, data, metadata: {} };
  await store.append(skipsStream, [skipped], known.length === 0 ? 'no-stream' : known.length - 1);
  return type;
}
