import { Cell, defineSlice, isMarked, type Recorded } from '../kernel/index.js';

/** What the books know of the clock of the server. */
export type ClockSlice = {
  /** The latest instant, by the clock, at which a person did something; empty before the first. */
  readonly lastByPerson: Cell<string>;
};

/** Changes by `followClock`, which sees every event, whatever its context. */
export const clockSlice = defineSlice<ClockSlice, never>({
  create: (undo) => ({ lastByPerson: new Cell(undo, '') }),
  evolve: {},
});

/** Notes when a person did something: what the product does by itself says nothing of the clock. */
export function followClock(
  { lastByPerson }: ClockSlice,
  { commandId, recordedAt, clock = recordedAt }: Recorded,
): void {
  if (!isMarked(commandId) && clock > lastByPerson.get()) lastByPerson.set(clock);
}
