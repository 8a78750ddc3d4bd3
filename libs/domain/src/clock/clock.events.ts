import type { EventOf } from '../kernel/index.js';

/**
 * An owner said that the clock of the server is right now, and was wrong when it said what is after
 * `at`, up to `until`. What was recorded then stays as it is; what follows begins again at `at`.
 * `id` is the company's.
 */
export type ClockCorrected = EventOf<
  'ClockCorrected',
  {
    readonly id: string;
    /** What the clock says now that it is right, in UTC. */
    readonly at: string;
    /** The day of it in the company's time zone: numbers go on from it. */
    readonly on: string;
    /** The last instant of the wrong clock, in UTC. */
    readonly until: string;
  }
>;

/** What people have said about the clock of the server. */
export type ClockEvent = ClockCorrected;
