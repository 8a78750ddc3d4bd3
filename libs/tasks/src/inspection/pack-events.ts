import { dayIn } from '@balcao/domain';
import { dataAs, type EventStore, type RecordedEvent } from '@balcao/event-store';
import { genesisHash, journalStream, metadataOf, storedEvents } from '@balcao/journal';
import type { PackedSeal } from '@balcao/verifier';

/** Which events a pack holds: from the first of the period to the last that there is. */
export interface EventRange {
  readonly from: number;
  readonly until: number;
  /** Of the event before the first. */
  readonly before: string;
  readonly last: string;
}

/** Events of one piece of the file. */
const eventsPerPiece = 500;

/** The range of a period that begins on a day, or earlier where `atMost` says so. */
export async function eventRange(
  events: EventStore,
  companyId: string,
  { timeZone, from: day, atMost }: { timeZone: string; from: string; atMost: number },
): Promise<EventRange> {
  const last = await events.last(journalStream(companyId));
  if (last === undefined) throw new Error(`${companyId} has no journal`);
  const until = last.revision;
  let known = -1;
  let beyond = until;
  // Events are recorded one after the other: half of those that are left falls away each time.
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    const { recordedAt } = metadataOf(await eventAt(events, companyId, middle));
    if (dayIn(timeZone, recordedAt) < day) known = middle;
    else beyond = middle;
  }
  const from = Math.min(beyond, atMost);
  const before =
    from === 0 ? genesisHash : metadataOf(await eventAt(events, companyId, from - 1)).hash;
  return { from, until, before, last: metadataOf(last).hash };
}

async function eventAt(
  events: EventStore,
  companyId: string,
  from: number,
): Promise<RecordedEvent> {
  for await (const event of events.read(journalStream(companyId), { from, limit: 1 })) {
    return event;
  }
  throw new Error(`the journal of ${companyId} lacks the event ${from}`);
}

/** The events as JSON lines, a piece at a time. */
export async function* eventLines(
  events: EventStore,
  companyId: string,
  { from, until }: EventRange,
  onProgress: (done: number) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const limit = until - from + 1;
  let piece: string[] = [];
  let done = 0;
  // As they are stored: the chain of hashes is over what is encrypted.
  for await (const event of storedEvents(events).read(journalStream(companyId), { from, limit })) {
    // The chain is not over the id of an event: a pack says nothing that is not proved.
    const { revision, type, data, metadata } = event;
    piece.push(`${JSON.stringify({ revision, type, data, metadata })}\n`);
    done += 1;
    if (piece.length < eventsPerPiece) continue;
    yield encoder.encode(piece.join(''));
    piece = [];
    onProgress(done / limit);
  }
  yield encoder.encode(piece.join(''));
}

/** All seals up to a revision, the first first: they hang on one another by their thread. */
export async function sealsUntil(
  events: EventStore,
  companyId: string,
  revisions: readonly number[],
): Promise<readonly PackedSeal[]> {
  const seals: PackedSeal[] = [];
  for (const revision of revisions) {
    const seal = dataAs<PackedSeal>(await eventAt(events, companyId, revision));
    const { number, on, from, to, events: count, ...tied } = seal;
    const { hash, previous, series, digest } = tied;
    seals.push({ revision, number, on, from, to, events: count, hash, previous, series, digest });
  }
  return seals;
}
