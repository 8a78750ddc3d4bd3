/**
 * `GET /api/past?at=…`, `?revision=…`, or `?trueOn=…`, a day, alone or beside one of them: a moment
 * of the company's journal to look at.
 */
export interface PastMoment {
  /** The last event that was known then. */
  readonly revision: number;
  /** When it was recorded, a UTC instant. */
  readonly recordedAt: string;
  /** The last day that shows: what is dated later is left out, though it was known. */
  readonly trueOn?: string;
  /** Whether its rows can be read; until then it is asked again. */
  readonly isReady: boolean;
  /** How far the rows are, from 0 to 100. */
  readonly percent: number;
}
