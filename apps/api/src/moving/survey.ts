import type { EventStore, Position } from '@balcao/event-store';
import type { Step } from './end.js';
import { MoveError } from './move-error.js';
import { counted, progressLines } from './progress-lines.js';
import { readEvents } from './read-events.js';
import { RowPlaces } from './row-places.js';
import { emptyDigest, isJournal, sha256, type StreamDigest, withEvent } from './stream-digest.js';

/** All events of one end, summed up. */
export interface Survey {
  readonly streams: ReadonlyMap<string, StreamDigest>;
  readonly events: number;
  /** SHA-256 over the places of all events in the order of all streams. */
  readonly order: string;
  /** The position of the last event. */
  readonly end: Position | undefined;
  readonly places: RowPlaces;
}

/** Reads every event once, and checks the chains; `MoveError` names the first that is wrong. */
export async function survey(
  what: string,
  store: EventStore,
  { signal, say, total }: Step & { readonly total?: number },
): Promise<Survey> {
  const streams = new Map<string, StreamDigest>();
  const places = new RowPlaces();
  const tell = progressLines(what, say, total);
  let events = 0;
  let order = '';
  let end: Position | undefined;
  for await (const event of readEvents(store, signal)) {
    const { stream, revision, position } = event;
    streams.set(stream, await withEvent(streams.get(stream) ?? emptyDigest, event));
    order = sha256(`${order}${stream}@${revision}`);
    places.add(event);
    end = position;
    events += 1;
    tell(events);
  }
  const journals = [...streams.keys()].filter(isJournal).length;
  const sums = `${counted(events)} events in ${counted(streams.size)} streams`;
  say(`${what}: ${sums}, ${counted(journals)} chains are whole`);
  return { streams, events, order, end, places };
}

/** Throws a `MoveError` that names the first difference. */
export function assertSame(source: Survey, target: Survey): void {
  for (const [stream, there] of target.streams) {
    if (source.streams.has(stream)) continue;
    throw new MoveError(`The target has ${there.events} events in ${stream}, the source has none.`);
  }
  for (const [stream, { events, lastHash, checksum }] of source.streams) {
    const there = target.streams.get(stream) ?? emptyDigest;
    if (there.events !== events) {
      throw new MoveError(`${stream} has ${events} events at the source, ${there.events} there.`);
    }
    if (there.checksum !== checksum || there.lastHash !== lastHash) {
      throw new MoveError(`${stream} has other events at the target: the checksums differ.`);
    }
  }
  if (source.order === target.order) return;
  throw new MoveError('The events of the target lie in another order across the streams.');
}
