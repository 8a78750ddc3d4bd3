import { setTimeout as sleep } from 'node:timers/promises';
import { PositionUnknown, StoreUnavailable } from '@balcao/event-store';
import type { AnyProjection } from '../projection.js';
import { askedRows } from './asked-rows.js';
import { Judge, type RebuildReason } from './doubt.js';
import { FoldLoop } from './fold-loop.js';
import { gathered } from './gathered.js';
import type { RebuildProgress, StalledStream } from './progress.js';
import { rebuildBeside, rebuildOf } from './rebuild-beside.js';
import { runnerDefaults, type RunnerOptions, type RunnerStatus } from './runner-options.js';
import type { SkippedEvent } from './skips.js';
import { rowsName } from './source.js';
import { nextName, place, prepare, switchOver } from './switch-over.js';
import type { Placement } from './switch-over.js';

/**
 * Live rows that are behind catch up in batches of so many events: a page of the event log is a
 * third of that, and costs a tenth more of each event.
 */
const gatheredWhenBehind = 1_000;

/**
 * Keeps rows up to date with the journal. A raised version is rebuilt next to the live rows while
 * the other projections go on; what somebody has asked to be rebuilt goes on itself meanwhile. A
 * store that fails is tried again; an event that cannot be folded stops its own stream, until the
 * next start.
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

  /** Until aborted, asked for a rebuild, or until rebuilt rows have joined the others. */
  async #session(signal: AbortSignal): Promise<void> {
    const { rows, name, tracked } = this.#options;
    const placement = await this.#prepare();
    const { current, rebuilt } = placement;
    if (rebuilt.length === 0) {
      await firstOf(signal, [
        (either) => this.#loop(current).run(either),
        (either) => this.#awaitRequest(current, either),
      ]);
      return;
    }
    await this.#rebuildBeside(placement, signal);
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
    const asked = await askedRows(rows, name);
    const placement = await place(rows, projections, { asked, judgement });
    const { rebuilt, kept, reason } = placement;
    if (this.#clearsNext) {
      await rows.clear(
        nextName(name, rebuilt),
        rebuilt.map(({ collection }) => collection),
      );
    }
    this.#clearsNext = false;
    await prepare(rows, name, placement, judge);
    const names = rebuilt.map((projection) => projection.name);
    const isCurrent = kept.length === names.length;
    const begun = { projections: names, events: 0, total: undefined, isCurrent };
    this.#noteRebuild(names.length > 0 ? { ...begun, ...(reason && { reason }) } : undefined);
    if (reason !== undefined) this.#doubt(reason);
    return placement;
  }

  /** Tells when it begins and when it is over, however often it is tried. */
  #noteRebuild(rebuild: RebuildProgress | undefined): void {
    const { onTrouble } = this.#options;
    if (rebuild !== undefined && this.#rebuild === undefined) {
      const { projections, isCurrent } = rebuild;
      onTrouble({ kind: 'rebuilding', projections, isCurrent });
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

  /** Ends when somebody has asked for one of these rows, or when aborted. */
  async #awaitRequest(current: readonly AnyProjection[], signal: AbortSignal): Promise<void> {
    const { rows, name, lookEveryMs } = this.#options;
    const names = current.map(rowsName);
    while (!signal.aborted) {
      const asked = await askedRows(rows, name);
      if (names.some((each) => asked.has(each))) return;
      await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #rebuildBeside(placement: Placement, signal: AbortSignal): Promise<void> {
    const { current, kept, rebuilt } = placement;
    const isCurrent = kept.length === rebuilt.length;
    const onProgress = (progress: RebuildProgress): void => {
      this.#rebuild = { ...progress, isCurrent };
      this.#options.onRebuild(this.#rebuild);
    };
    const listeners = { stalled: this.#stalled, onProgress };
    const options = { ...this.#options, ...listeners, ...rebuildOf(placement, this.#options) };
    const going = [...current, ...kept];
    await firstOf(signal, [
      (either) => rebuildBeside({ ...options, signal: either }),
      ...(going.length > 0 ? [(either: AbortSignal) => this.#loop(going).run(either)] : []),
    ]);
    // What the kept rows show already is shown by the new ones as well when they take over.
    if (kept.length > 0) await rebuildBeside({ ...options, rests: 0, signal });
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

/** Runs all until one of them ends, or `signal` aborts; throws what failed first in their order. */
async function firstOf(
  signal: AbortSignal,
  works: readonly ((either: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const running = works.map((work) =>
    work(either).finally(() => {
      ended.abort();
    }),
  );
  const outcomes = await Promise.allSettled(running);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
