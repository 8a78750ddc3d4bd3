import type { Position, RecordedEvent } from '@balcao/event-store';
import type { End, Step } from './end.js';
import { MoveError } from './move-error.js';
import { progressLines } from './progress-lines.js';
import { nameOf, readEvents } from './read-events.js';

/** How much of the source the target has already. */
export interface Place {
  readonly events: number;
  /** The source's position of the last of these. */
  readonly after: Position | undefined;
}

/**
 * Finds out from the target itself how far an earlier move has got: what it holds must be the
 * beginning of the source, in the source's order. `MoveError` when it holds anything else.
 */
export async function findPlace(source: End, target: End, step: Step): Promise<Place> {
  const tell = progressLines('looking for where to go on', step.say);
  const there = readEvents(target.events, step.signal);
  const here = readEvents(source.events, step.signal);
  let place: Place = { events: 0, after: undefined };
  try {
    for await (const copy of there) {
      const next = await here.next();
      if (next.done === true || !isSame(next.value, copy)) throw foreign(copy);
      place = { events: place.events + 1, after: next.value.position };
      tell(place.events);
    }
  } finally {
    await here.return(undefined);
  }
  return place;
}

const isSame = (one: RecordedEvent, other: RecordedEvent): boolean =>
  one.stream === other.stream && one.revision === other.revision && one.id === other.id;

const foreign = (event: RecordedEvent): MoveError =>
  new MoveError(
    `The target is not empty, and what it holds is not the beginning of the source: ` +
      `${nameOf(event)} (event ${event.id}) does not lie there.`,
  );
