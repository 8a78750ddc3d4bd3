import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, NewEvent, RecordedEvent } from '@balcao/event-store';
import { WrongExpectedRevision } from '@balcao/event-store';
import type { End, Step } from './end.js';
import type { Place } from './find-place.js';
import { attempts, bytesPerAppend, eventsPerAppend, retryDelayMs } from './limits.js';
import { assertGoing, MoveError } from './move-error.js';
import { progressLines } from './progress-lines.js';
import { nameOf, readEvents } from './read-events.js';

/**
 * Copies the events behind `place`. One append is under way at a time: only so do events keep their
 * order across the streams, and only so is what an interruption leaves behind the beginning of the
 * source. Answers how many were copied.
 */
export async function copyEvents(
  source: End,
  target: End,
  place: Place,
  { signal, say, total }: Step & { readonly total?: number },
): Promise<number> {
  const tell = progressLines('copying events', say, total);
  let copied = 0;
  for await (const run of runsOf(readEvents(source.events, signal, place.after))) {
    assertGoing(signal);
    await append(target.events, run, signal);
    copied += run.length;
    tell(place.events + copied);
  }
  return copied;
}

/** Groups what one append can carry. */
async function* runsOf(
  events: AsyncIterable<RecordedEvent>,
): AsyncGenerator<readonly RecordedEvent[]> {
  let run: RecordedEvent[] = [];
  let bytes = 0;
  for await (const event of events) {
    const size = bytesOf(event);
    const isFull = run.length >= eventsPerAppend || bytes + size > bytesPerAppend;
    if (run.length > 0 && (isFull || run[0]?.stream !== event.stream)) {
      yield run;
      run = [];
      bytes = 0;
    }
    run.push(event);
    bytes += size;
  }
  if (run.length > 0) yield run;
}

const bytesOf = ({ data, metadata }: RecordedEvent): number =>
  Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata));

/** At the very place, with the very ids: sent again after a lost answer, it changes nothing. */
async function append(
  store: EventStore,
  run: readonly RecordedEvent[],
  signal: AbortSignal,
): Promise<void> {
  const [first] = run;
  if (first === undefined) return;
  const events = run.map(({ id, type, data, metadata }): NewEvent => ({
    id,
    type,
    data,
    metadata,
  }));
  const expected = first.revision === 0 ? ('no-stream' as const) : first.revision - 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await store.append(first.stream, events, expected);
      return;
    } catch (error) {
      if (isFinal(error)) throw refused(first, error);
      if (attempt === attempts) throw error;
    }
    await sleep(retryDelayMs, undefined, { signal }).catch(() => undefined);
    assertGoing(signal);
  }
}

/** A `RangeError` is about the events themselves: larger than the server takes, without a UUID. */
const isFinal = (error: unknown): error is Error =>
  error instanceof WrongExpectedRevision || error instanceof RangeError;

function refused(event: RecordedEvent, error: Error): MoveError {
  const why =
    error instanceof WrongExpectedRevision
      ? 'somebody else has written to the target meanwhile'
      : error.message;
  return new MoveError(`${nameOf(event)} cannot be copied: ${why}.`, { cause: error });
}
