import { Inject, Injectable } from '@nestjs/common';
import type { ReadyAnswer } from '@balcao/contracts';
import { categoryOf, type EventStore } from '@balcao/event-store';
import { companies, type RunnerStatus, type StalledStream } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Projections } from '../composition/projections.js';
import { EVENTS, PROJECTIONS, ROWS } from '../composition/tokens.js';
import { OPERATIONS, type Operations } from '../operations/operations.js';
import { within } from './within.js';

export const readinessLimits = {
  /** A part that takes longer to answer counts as one that cannot be reached. */
  answerMs: 1_000,
  /** However often it is asked, the parts are looked at once in this time. */
  keptMs: 1_000,
  /** Streams that are stopped are named, so many of them. */
  namedStops: 5,
  /** Rows further behind are named as a problem. */
  behindSeconds: 10,
} as const;

/** Whether this node can work, and which of its parts is behind or out of reach. */
@Injectable()
export class Readiness {
  #kept: { readonly until: number; readonly answer: Promise<ReadyAnswer> } | undefined;

  constructor(
    @Inject(EVENTS) private readonly events: EventStore,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(OPERATIONS) private readonly operations: Operations,
  ) {}

  /** Never throws, and never takes much longer than a part is given to answer. */
  now(): Promise<ReadyAnswer> {
    const at = performance.now();
    if (this.#kept === undefined || at >= this.#kept.until) {
      this.#kept = { until: at + readinessLimits.keptMs, answer: this.#look() };
    }
    return this.#kept.answer;
  }

  async #look(): Promise<ReadyAnswer> {
    const [eventStore, readStore, jobs, status] = await Promise.all([
      answers(() => this.events.ping()),
      answers(() => this.rows.count(companies, 'nobody', {})),
      this.operations.hasJobs ? answers(() => this.operations.pingJobs()) : undefined,
      this.#projectionsNow(),
    ]);
    const found = {
      eventStore,
      readStore,
      ...(jobs !== undefined && { jobs }),
      projections: stateOf(status),
      stalled: status.stalled.length,
      skipped: status.skipped.length,
      behind: this.operations.lag(),
    } as const;
    // Rows that stand still make lists old, not this node useless: others would do no better.
    const isReady = eventStore && readStore;
    const problems = [...problemsOf(found), ...stopsOf(status.stalled)];
    return { isReady, ...found, problems };
  }

  /** Who folds answers between batches: no answer yet is no failure, and the lag tells the rest. */
  async #projectionsNow(): Promise<Folding> {
    const asked = this.projections.status().catch(() => failed);
    return within(readinessLimits.answerMs, () => asked).catch(() => busy);
  }
}

type Folding = Pick<RunnerStatus, 'isCaughtUp' | 'stalled' | 'skipped' | 'error'>;

const busy: Folding = { isCaughtUp: false, stalled: [], skipped: [], error: undefined };
const failed: Folding = { ...busy, error: 'it did not answer' };

function stateOf({ isCaughtUp, error }: Pick<RunnerStatus, 'isCaughtUp' | 'error'>) {
  if (error !== undefined) return 'failing';
  return isCaughtUp ? 'caughtUp' : 'catchingUp';
}

/** In words, without what a store said: its errors may name users and addresses. */
function problemsOf(found: Omit<ReadyAnswer, 'isReady' | 'problems'>): readonly string[] {
  const { eventStore, readStore, jobs, projections, behind } = found;
  const problems: (string | false)[] = [
    !eventStore && 'The event store cannot be reached: commands are refused.',
    !readStore && 'The read store cannot be reached: lists and reports are refused.',
    jobs === false && 'The job queue cannot be reached: jobs wait.',
    projections === 'failing' && 'The projections stand still and try again.',
    behind.seconds > readinessLimits.behindSeconds &&
      `The rows are ${behind.events} events and ${Math.round(behind.seconds)} seconds behind.`,
  ];
  return problems.filter((problem) => problem !== false);
}

/** The first few, without the company: what is ready is told to everybody. */
function stopsOf(stalled: readonly StalledStream[]): readonly string[] {
  const stops = stalled.slice(0, readinessLimits.namedStops).map(stopOf);
  const more = stalled.length - stops.length;
  return more > 0 ? [...stops, `${more} more streams are stopped.`] : stops;
}

function stopOf({ stream, revision, type, projection, isMissing }: StalledStream): string {
  const place = `A ${categoryOf(stream)} is stopped at revision ${revision}`;
  if (isMissing === true) return `${place}: the event store does not return the event.`;
  return `${place}: ${projection} cannot take in ${type}.`;
}

async function answers(question: () => Promise<unknown>): Promise<boolean> {
  try {
    await within(readinessLimits.answerMs, question);
    return true;
  } catch {
    return false;
  }
}
