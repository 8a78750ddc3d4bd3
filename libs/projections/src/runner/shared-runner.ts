import { setTimeout as sleep } from 'node:timers/promises';
import { PositionUnknown } from '@balcao/event-store';
import { LeaseLost } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { askedRows } from './asked-rows.js';
import { Judge, type RebuildReason } from './doubt.js';
import type { Progress, RebuildProgress, StalledStream } from './progress.js';
import { runnerDefaults, type RunnerOptions, type RunnerStatus } from './runner-options.js';
import { ShareFolder } from './share-folder.js';
import { ShareHolder } from './share-holder.js';
import { sharedRebuild } from './shared-rebuild.js';
import { checkpointNames } from './shares.js';
import type { SkippedEvent } from './skips.js';
import { place } from './switch-over.js';
import type { Placement } from './switch-over.js';

/** As a lone runner takes them, and who this process is among the others. */
export interface SharedRunnerOptions extends RunnerOptions {
  /** This process, unlike any other. */
  readonly holder: string;
  /** How long a share stays with a process that is not heard of; 4 seconds when absent. */
  readonly leaseMs?: number;
}

/** Where this process stands; the others note theirs themselves. */
export interface SharedRunnerStatus extends RunnerStatus {
  /** How many of the shares this process folds. */
  readonly shares: number;
}

const leaseMs = 4_000;

/**
 * Keeps rows up to date with the journal, together with others of its kind in other processes: each
 * folds the companies of its shares, and takes over those of a process that is gone. It begins
 * whether or not the stores can be reached, and tries again for as long as they cannot.
 */
export class SharedRunner {
  readonly #options: Required<Omit<SharedRunnerOptions, 'isKnown'>> &
    Pick<SharedRunnerOptions, 'isKnown'>;
  readonly #holder: ShareHolder;
  readonly #stopping = new AbortController();
  /** Aborted when there is more to fold than what is being folded. */
  #session = new AbortController();
  #folder: ShareFolder | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #position: string | undefined;
  #isCaughtUp = false;
  #rebuild: RebuildProgress | undefined;
  #doubted: RebuildReason | undefined;
  #isDoubtReported = false;
  /** The log has refused a place: what was read up to there is not believed until it is rebuilt. */
  #isLost = false;
  /** Checkpoints may no longer fit the log: something failed, or others have written by now. */
  #mustCompare = true;
  readonly #errors = new Map<string, string>();
  #skipped: readonly SkippedEvent[] = [];

  constructor(options: SharedRunnerOptions) {
    const nothing = (): undefined => undefined;
    const hooks = { onProgress: nothing, onRebuild: nothing, onTrouble: nothing, leaseMs };
    this.#options = { ...runnerDefaults, ...hooks, ...options };
    const { rows, name, holder } = this.#options;
    const { leases } = rows;
    this.#holder = new ShareHolder({ leases, name, holder, leaseMs: this.#options.leaseMs });
  }

  start(): void {
    this.#ended = Promise.all([
      this.#again('leases', () => this.#holdShares()),
      this.#again('folding', () => this.#fold()),
      this.#again('rebuild', () => this.#rebuildOld()),
    ]);
  }

  status(): SharedRunnerStatus {
    const [error] = this.#errors.values();
    return {
      isCaughtUp: this.#isCaughtUp && error === undefined,
      position: this.#position,
      stalled: this.#folder?.stalled ?? [],
      skipped: this.#skipped,
      rebuild: this.#rebuild,
      doubted: this.#doubted,
      error,
      shares: this.#holder.held.size,
    };
  }

  /** Ends after the batch in hand, and leaves the shares to others. The stores stay open. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#ended;
    await this.#holder.leave().catch(() => undefined);
  }

  /** Does something again and again; what goes wrong is kept until it goes well. */
  async #again(what: string, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await work();
        this.#goOn(what);
      } catch (error) {
        if (error instanceof PositionUnknown) this.#isLost = true;
        this.#mustCompare = true;
        this.#keepError(what, error);
        await this.#pause(this.#options.retryDelayMs);
      }
    }
  }

  /** Neither what others took over nor what fails while everything ends is anybody's trouble. */
  #keepError(what: string, error: unknown): void {
    if (this.#stopping.signal.aborted || error instanceof LeaseLost) return;
    const message = error instanceof Error ? error.message : String(error);
    const isNew = this.#errors.get(what) !== message;
    this.#errors.set(what, message);
    if (isNew) this.#options.onTrouble({ kind: 'failed', error: message });
  }

  #goOn(what: string): void {
    const hadFailed = this.#errors.delete(what);
    if (hadFailed && this.#errors.size === 0) this.#options.onTrouble({ kind: 'recovered' });
  }

  async #holdShares(): Promise<void> {
    const { leaseMs } = this.#options;
    if (await this.#holder.turn()) {
      this.#mustCompare = true;
      this.#session.abort();
    }
    await this.#holder.note(JSON.stringify(this.status()));
    await this.#pause(leaseMs / 4);
  }

  /** With the shares as they are held now, until others are to be folded as well. */
  async #fold(): Promise<void> {
    const { leaseMs } = this.#options;
    this.#session = new AbortController();
    // Held first, placed then: who switches rows takes all shares before, and these are void.
    const held = new Map(this.#holder.held);
    const { current, kept } = held.size === 0 ? nothing : await this.#place();
    const going = [...current, ...kept];
    if (going.length === 0) {
      this.#isCaughtUp = false;
      await this.#pause(leaseMs / 8);
      return;
    }
    await this.#options.rows.prepare(going.map(({ collection }) => collection));
    const folder = this.#folderOf(going, held);
    this.#folder = folder;
    await folder.run(AbortSignal.any([this.#stopping.signal, this.#session.signal]));
  }

  #folderOf(projections: readonly AnyProjection[], held: ShareHolder['held']): ShareFolder {
    // The first progress of a folder is where it begins: nothing has been folded yet.
    let hasBegun = false;
    return new ShareFolder({
      ...this.#options,
      projections,
      held,
      onLost: (share, lease) => {
        this.#holder.lose(share, lease);
      },
      onProgress: (progress: Progress) => {
        this.#position = progress.position ?? this.#position;
        this.#isCaughtUp = progress.isCaughtUp;
        if (hasBegun) this.#goOn('folding');
        hasBegun = true;
        this.#options.onProgress(progress);
      },
      onSkips: (skips) => {
        this.#skipped = skips;
      },
    });
  }

  async #rebuildOld(): Promise<void> {
    const { leaseMs } = this.#options;
    const placement = await this.#place(this.#mustCompare);
    if (placement.rebuilt.length > 0) await this.#rebuildThose();
    await this.#pause(placement.rebuilt.length > 0 ? leaseMs / 8 : leaseMs);
  }

  async #rebuildThose(): Promise<void> {
    const { signal } = this.#stopping;
    const onProgress = (progress: RebuildProgress): void => {
      this.#rebuild = progress;
      this.#options.onRebuild(progress);
    };
    try {
      const listeners = { stalled: new Map<string, StalledStream>(), onProgress, signal };
      const options = {
        ...this.#options,
        ...listeners,
        judge: this.#judge(),
        isFresh: this.#isLost,
      };
      if (await sharedRebuild(() => this.#place(), options)) {
        this.#isLost = this.#isDoubtReported = false;
      }
    } finally {
      this.#rebuild = undefined;
    }
  }

  #judge(): Judge {
    const { store, rows, tracked } = this.#options;
    return new Judge(store, rows, tracked);
  }

  /** Throws where a newer version of the product has made the rows: they are no longer ours. */
  async #place(compares = true): Promise<Placement> {
    const { rows, name, projections } = this.#options;
    const live = await rows.live();
    const newer = projections.find(
      ({ collection: { name, version } }) => (live.get(name)?.version ?? 0) > version,
    );
    if (newer !== undefined) {
      throw new Error(`the rows of ${newer.name} were made by a newer version of the product`);
    }
    if (compares) this.#mustCompare = false;
    const judged = compares ? await this.#judge().ofAll(checkpointNames(name)) : {};
    const { doubt = 'unknownPlace' } = judged;
    const judgement = this.#isLost ? { doubt } : judged;
    const asked = await askedRows(rows, name);
    const placement = await place(rows, projections, { asked, judgement });
    if (placement.reason !== undefined) {
      this.#mustCompare = true;
      this.#doubt(placement.reason);
    }
    return placement;
  }

  /** Reported once, however often the rebuild is tried. */
  #doubt(reason: RebuildReason): void {
    if (!this.#isDoubtReported) this.#options.onTrouble({ kind: 'doubted', reason });
    this.#isDoubtReported = true;
    this.#doubted = reason;
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    await sleep(ms, undefined, { signal }).catch(() => undefined);
  }
}

const nothing: Placement = { current: [], rebuilt: [], kept: [] };
