import { Inject, Injectable } from '@nestjs/common';
import type { ReadyAnswer } from '@balcao/contracts';
import type { JournalDamage } from '@balcao/domain';
import { categoryOf } from '@balcao/event-store';
import type { JournalDamages } from '@balcao/journal';
import { percentOf, type RunnerStatus, type StalledStream } from '@balcao/projections';
import type { Sources } from '../composition/backend.js';
import type { Projections } from '../composition/projections.js';
import { DAMAGES, PROJECTIONS, SOURCES, STORE_CHECKS } from '../composition/tokens.js';
import { whyRebuilt } from '../operations/log-trouble.js';
import { OPERATIONS, type Operations } from '../operations/operations.js';
import { oneAtATime } from '../operations/one-at-a-time.js';
import {
  neededParts,
  problemOf,
  stateOfPart,
  storeParts,
  type StoreCheck,
  type StorePart,
} from './store-checks.js';
import { within } from '../operations/within.js';

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
  // What hangs, such as a disk, is not asked again before it has answered.
  readonly #status = oneAtATime(() => this.projections.status());
  readonly #states = storeParts.map((part) => {
    const check = oneAtATime(() => this.checks[part]());
    return async () => [part, await stateOfPart(readinessLimits.answerMs, check)] as const;
  });

  constructor(
    @Inject(STORE_CHECKS) private readonly checks: Readonly<Record<StorePart, StoreCheck>>,
    @Inject(PROJECTIONS) private readonly projections: Projections,
    @Inject(OPERATIONS) private readonly operations: Operations,
    @Inject(DAMAGES) private readonly damages: Pick<JournalDamages, 'all'>,
    @Inject(SOURCES) private readonly sources: Pick<Sources, 'clock'>,
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
    const [status, ...found] = await Promise.all([
      this.#projectionsNow(),
      ...this.#states.map((state) => state()),
    ]);
    const stateOf = new Map(found);
    const isWell = (part: StorePart) => stateOf.get(part) === 'well';
    const isOfUse = (part: StorePart) => isWell(part) || stateOf.get(part) === 'damagedInPlaces';
    const behind = this.operations.lag();
    const projections = stateOfRows(status);
    const problems = [
      ...found.map(([part, state]) => problemOf(part, state)),
      ...problemsOfRows(projections, behind),
      ...rebuildOf(status),
      ...damagesOf([...this.damages.all.values()]),
      ...stopsOf(status.stalled),
      ...this.operations.clockDoubts.problemsAt(this.sources.clock().toISOString()),
      ...this.operations.setAside.map(({ problem }) => problem),
      roomProblem(this.operations.roomLeft),
    ];
    return {
      // Rows that stand still make lists old, not this node useless: others would do no better.
      // Where data are newer than this version, the newer one does.
      // What is damaged in places is of no use to some companies, and still of use to the others.
      isReady: neededParts.every(isOfUse) && !status.stalled.some(({ isNewer }) => isNewer),
      eventStore: isWell('eventStore'),
      keys: isWell('keys'),
      readStore: isWell('readStore'),
      jobs: isWell('jobs'),
      blobs: isWell('blobs'),
      projections,
      stalled: status.stalled.length,
      skipped: status.skipped.length,
      behind,
      ...(status.doubted !== undefined && { doubted: status.doubted }),
      damaged: this.damages.all.size,
      problems: problems.filter((problem) => problem !== undefined),
    };
  }

  /** Who folds answers between batches: no answer yet is no failure, and the lag tells the rest. */
  async #projectionsNow(): Promise<Folding> {
    const asked = this.#status().catch(() => failed);
    return within(readinessLimits.answerMs, () => asked).catch(() => busy);
  }
}

type Folding = Omit<RunnerStatus, 'position'>;

const nothing = { stalled: [], skipped: [], rebuild: undefined, error: undefined } as const;
const busy: Folding = { isCaughtUp: false, ...nothing };
const failed: Folding = { ...busy, error: 'it did not answer' };

function stateOfRows({ isCaughtUp, error }: Pick<RunnerStatus, 'isCaughtUp' | 'error'>) {
  if (error !== undefined) return 'failing';
  return isCaughtUp ? 'caughtUp' : 'catchingUp';
}

/** A sentence while the disk of the data folder has little room. */
function roomProblem(bytes: number | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  const megabytes = Math.floor(bytes / 1_000_000);
  return (
    `The disk of the data folder has ${megabytes} MB left: without room commands are refused, ` +
    'and what is there can still be read.'
  );
}

function problemsOfRows(
  projections: ReadyAnswer['projections'],
  { events, seconds }: ReadyAnswer['behind'],
): readonly (string | undefined)[] {
  return [
    projections === 'failing' ? 'The projections stand still and try again.' : undefined,
    seconds > readinessLimits.behindSeconds
      ? `The rows are ${events} events and ${Math.round(seconds)} seconds behind.`
      : undefined,
  ];
}

/** While rows are rebuilt that are not what their log says. */
function rebuildOf({ rebuild }: Folding): readonly string[] {
  if (rebuild?.reason === undefined) return [];
  const percent = percentOf(rebuild);
  const done = percent === undefined ? '' : ` (${percent} %)`;
  return [`${whyRebuilt[rebuild.reason]}: the lists are rebuilt${done}.`];
}

/** The first few, without the company, because anybody may read the readiness. */
function stopsOf(stalled: readonly StalledStream[]): readonly string[] {
  const stops = stalled.slice(0, readinessLimits.namedStops).map(stopOf);
  const more = stalled.length - stops.length;
  return more > 0 ? [...stops, `${more} more streams are stopped.`] : stops;
}

/** The first few, without the company, like the streams that are stopped. */
function damagesOf(damages: readonly JournalDamage[]): readonly string[] {
  const named = damages.slice(0, readinessLimits.namedStops).map(({ revision, fault }) => {
    const until = 'its company can only be read until a backup is restored';
    return `A journal is damaged from event ${revision} on (${fault}): ${until}.`;
  });
  const more = damages.length - named.length;
  return more > 0 ? [...named, `${more} more journals are damaged.`] : named;
}

function stopOf({ stream, revision, type, projection, isMissing, isNewer }: StalledStream): string {
  const place = `A ${categoryOf(stream)} is stopped at revision ${revision}`;
  if (isMissing === true) return `${place}: the event store does not return the event.`;
  if (isNewer === true) {
    return `${place}: ${type} was written by a newer version of the product, start that one.`;
  }
  return `${place}: ${projection} cannot take in ${type}.`;
}
