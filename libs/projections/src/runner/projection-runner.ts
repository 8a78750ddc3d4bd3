import { setTimeout as sleep } from 'node:timers/promises';
import { PositionUnknown, StoreUnavailable, type EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { Judge, type RebuildReason } from './doubt.js';
import { FoldLoop } from './fold-loop.js';
import { gathered } from './gathered.js';
import type { OnTrouble, Progress, RebuildProgress, StalledStream } from './progress.js';
import { rebuildBeside } from './rebuild-beside.js';
import type { SkippedEvent } from './skips.js';
import { nextName, place, prepare, switchOver } from './switch-over.js';
import type { Placement } from './switch-over.js';

/** What a runner keeps up to date, by which name, and whom it tells. */
export interface RunnerOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  readonly projections: readonly AnyProjection[];
  /** The checkpoint's name; `rows` when absent. One process at a time runs a name. */
  readonly name?: string;
  /** Categories whose streams' revisions outlive a restart; `journal` when absent. */
  readonly tracked?: readonly string[];
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** The most events folded and written together. */
  readonly batchSize?: number;
  /** How long to wait after a store has failed. */
  readonly retryDelayMs?: number;
  /** After each batch is written; with what is there already, once, at the start. */
  readonly onProgress?: (progress: Progress) => void;
  /** While rows are rebuilt because their version was raised. */
  readonly onRebuild?: (progress: RebuildProgress) => void;
  /** When a stream stops, a store fails or is back, or events had to be read again. */
  readonly onTrouble?: OnTrouble;
}

/** Where a runner stands, as health checks and the guides' commands show it. */
export interface RunnerStatus {
  readonly isCaughtUp: boolean;
  readonly position: string | undefined;
  readonly stalled: readonly StalledStream[];
  /** Events that the operator has taken out of the lists. */
  readonly skipped: readonly SkippedEvent[];
  /** The rows that are being rebuilt. */
  readonly rebuild: RebuildProgress | undefined;
  /** Why rows were rebuilt since the start that were not what their log says. */
  readonly doubted?: RebuildReason | undefined;
  /** Why the runner is waiting to try again. */
  readonly error: string | undefined;
}

/** `tracked`: the categories whose revisions a checkpoint keeps, for who waits to read them. */
export const runnerDefaults = {
  name: 'rows',
  tracked: ['journal'],
  batchSize: 2_000,
  retryDelayMs: 1_000,
} as const;

/**
 * Live rows that are behind catch up in batches of so many events: a page of the event log is a
 * third of that, and costs a tenth more of each event.
 */
const gatheredWhenBehind = 1_000;

/**
 * Keeps rows up to date with the journal. A raised version is rebuilt next to the live rows while
 * the other projections go on; a store that fails is tried again; an event that cannot be folded
 * stops its own stream, until the next start.
 */
export class ProjectionRunner {
  readonly #options: Required<Omit<RunnerOptions, 'isKnown'>> & Pick<RunnerOptions, 'isKnown'>;
  readonly #stalled = new Map<string, StalledStream>();
  readonly #stopping = new AbortController();
  #ended: Promise<void> | undefined;
  #position: string | undefined;
  #isCaughtUp = false;
  #rebuild: RebuildProgress | undefined;
  #doubted: RebuildReason | undefined;
  #isDoubtReported = false;
  /** The log has refused a place: what was read up to there is not believed until it is rebuilt. */
  #isLost = false;
  #clearsNext = false;
  #skipped: readonly SkippedEvent[] = [];
  #error: string | undefined;

  constructor(options: RunnerOptions) {
    const nothing = (): undefined => undefined;
    const hooks = { onProgress: nothing, onRebuild: nothing, onTrouble: nothing };
    this.#options = { ...runnerDefaults, ...hooks, ...options };
  }

  /**
   * Prepares the read store, then folds in the background. Throws when it cannot be prepared; for
   * an event store that is away it waits.
   */
  async start(): Promise<void> {
    try {
      await this.#prepare();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    this.#ended = this.#run();
  }

  status(): RunnerStatus {
    return {
      isCaughtUp: this.#isCaughtUp,
      position: this.#position,
      stalled: [...this.#stalled.values()],
      skipped: this.#skipped,
      rebuild: this.#rebuild,
      doubted: this.#doubted,
      error: this.#error,
    };
  }

  /** Ends after the batch in hand. The stores stay open. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#session(signal);
      } catch (error) {
        if (error instanceof PositionUnknown) this.#isLost = this.#clearsNext = true;
        this.#fail(error instanceof Error ? error.message : String(error));
        this.#isCaughtUp = false;
        await sleep(this.#options.retryDelayMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** Reported once: the same error, met again with each try, would fill the log. */
  #fail(error: string): void {
    if (error !== this.#error) this.#options.onTrouble({ kind: 'failed', error });
    this.#error = error;
  }

  #goOn(): void {
    if (this.#error !== undefined) this.#options.onTrouble({ kind: 'recovered' });
    this.#error = undefined;
  }

  /** Until aborted, or until rebuilt rows have joined the others. */
  async #session(signal: AbortSignal): Promise<void> {
    const { rows, name, tracked } = this.#options;
    const placement = await this.#prepare();
    if (placement.rebuilt.length === 0) {
      await this.#loop(placement.current).run(signal);
      return;
    }
    await this.#besideCurrent(placement, signal);
    if (signal.aborted) return;
    await switchOver(rows, name, placement, tracked);
    this.#noteRebuild(undefined);
    this.#isLost = this.#isDoubtReported = false;
  }

  async #prepare(): Promise<Placement> {
    const { store, rows, name, projections, tracked } = this.#options;
    const judge = new Judge(store, rows, tracked);
    const judged = await judge.of(name);
    const { doubt = 'unknownPlace' } = judged;
    const judgement = this.#isLost ? { doubt } : judged;
    const placement = await place(rows, projections, { judgement });
    const { rebuilt, reason } = placement;
    if (this.#clearsNext) {
      await rows.clear(
        nextName(name, rebuilt),
        rebuilt.map(({ collection }) => collection),
      );
    }
    this.#clearsNext = false;
    await prepare(rows, name, placement, judge);
    const names = rebuilt.map((projection) => projection.name);
    const why = reason && { reason };
    const isRebuilding = names.length > 0;
    this.#noteRebuild(
      isRebuilding ? { projections: names, events: 0, total: undefined, ...why } : undefined,
    );
    if (reason !== undefined) this.#doubt(reason);
    return placement;
  }

  /** Tells when it begins and when it is over, however often it is tried. */
  #noteRebuild(rebuild: RebuildProgress | undefined): void {
    const { onTrouble } = this.#options;
    if (rebuild !== undefined && this.#rebuild === undefined) {
      onTrouble({ kind: 'rebuilding', projections: rebuild.projections });
    } else if (rebuild === undefined && this.#rebuild !== undefined) {
      onTrouble({ kind: 'rebuilt' });
    }
    this.#rebuild = rebuild;
  }

  /** Reported once, however often the rebuild is tried. */
  #doubt(reason: RebuildReason): void {
    if (!this.#isDoubtReported) this.#options.onTrouble({ kind: 'doubted', reason });
    this.#isDoubtReported = true;
    this.#doubted = reason;
  }

  async #besideCurrent(
    { current, rebuilt, reason }: Placement,
    signal: AbortSignal,
  ): Promise<void> {
    const both = new AbortController();
    const either = AbortSignal.any([signal, both.signal]);
    const finish = (): void => {
      both.abort();
    };
    const onProgress = (progress: RebuildProgress): void => {
      this.#rebuild = progress;
      this.#options.onRebuild(progress);
    };
    const told = { stalled: this.#stalled, onProgress };
    const options = { ...this.#options, projections: rebuilt, reason, ...told };
    const work = [rebuildBeside({ ...options, signal: either }).finally(finish)];
    if (current.length > 0) work.push(this.#loop(current).run(either).finally(finish));
    const outcomes = await Promise.allSettled(work);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  #loop(projections: readonly AnyProjection[]): FoldLoop {
    const { store, batchSize } = this.#options;
    const size = Math.min(batchSize, gatheredWhenBehind);
    // The first progress of a loop is where it begins: nothing has been written yet.
    let hasBegun = false;
    return new FoldLoop({
      ...this.#options,
      store: {
        subscribe: (wanted) => gathered(store.subscribe(wanted), size),
        read: (stream, wanted) => store.read(stream, wanted),
        identity: () => store.identity(),
      },
      projections,
      isLive: true,
      stalled: this.#stalled,
      onProgress: (progress) => {
        this.#position = progress.position ?? this.#position;
        this.#isCaughtUp = progress.isCaughtUp;
        if (hasBegun) this.#goOn();
        hasBegun = true;
        this.#options.onProgress(progress);
      },
      onSkips: (skips) => {
        this.#skipped = skips;
      },
    });
  }
}
