import { Cell, defineSlice, isMarked, type Recorded } from '../kernel/index.js';
import type { ClockEvent } from './clock.events.js';

/** The latest instants of the books, by which the clock of the server is judged. */
export type ClockSlice = {
  /** The instant that the next event may not be before; empty before the first event. */
  readonly last: Cell<string>;
  /** The latest instant, by the clock, at which a person did something; empty before the first. */
  readonly lastByPerson: Cell<string>;
};

/** Changes with every event by `followClock`, and goes back where an owner corrects the clock. */
export const clockSlice = defineSlice<ClockSlice, ClockEvent>({
  create: (undo) => ({ last: new Cell(undo, ''), lastByPerson: new Cell(undo, '') }),
  evolve: {
    ClockCorrected: ({ last, lastByPerson }, { at }) => {
      last.set(at);
      lastByPerson.set(at);
    },
  },
});

/**
 * Takes the instant of an event, before its context does: what the product does by itself
 * confirms no clock.
 */
export function followClock(
  { last, lastByPerson }: ClockSlice,
  { commandId, recordedAt, clock = recordedAt }: Recorded,
): void {
  last.set(recordedAt);
  if (!isMarked(commandId) && clock > lastByPerson.get()) lastByPerson.set(clock);
}
