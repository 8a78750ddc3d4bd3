import type { EventOf } from '../kernel/index.js';

/**
 * An owner said that the clock of the server is right now, and was wrong between `at` and
 * `until`. What was recorded then stays as it is; instants begin again at `at`.
 * `id` is the company's.
 */
export type ClockCorrected = EventOf<
  'ClockCorrected',
  {
    readonly id: string;
    /** The instant of the clock now that it is right, in UTC. */
    readonly at: string;
    /** The day of it in the company's time zone: numbers go on from it. */
    readonly on: string;
    /** The last instant of the wrong clock, in UTC. */
    readonly until: string;
  }
>;

/** Facts about the clock of the server that people have confirmed. */
export type ClockEvent = ClockCorrected;
