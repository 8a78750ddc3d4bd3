import type { Batch, EventStore, RecordedEvent } from '@balcao/event-store';
import { LeaseLost } from '@balcao/read-store';
import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { FoldLane } from './fold-lane.js';
import { positionOf, revisionsOf } from './fold-loop.js';
import type { OnTrouble, Progress, StalledStream } from './progress.js';
import { ProjectionSet } from './projection-set.js';
import { shareName, shareOf, shareOfId } from './shares.js';
import { readSkips, type SkippedEvent } from './skips.js';

/** Which shares a process folds, and whom it tells when it has lost one. */
export interface ShareFolderOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  readonly projections: readonly AnyProjection[];
  readonly name: string;
  readonly tracked: readonly string[];
  readonly batchSize: number;
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** The shares to fold, by number. */
  readonly held: ReadonlyMap<number, Lease>;
  readonly onLost: (share: number, lease: Lease) => void;
  readonly onProgress: (progress: Progress) => void;
  readonly onTrouble: OnTrouble;
  /** Called with the events that are left out, each time the folder begins. */
  readonly onSkips: (skips: readonly SkippedEvent[]) => void;
}

/** How often the checkpoints of shares are moved on in which nothing happens. */
const settleEveryMs = 5_000;

interface Lane {
  readonly lease: Lease;
  readonly fold: FoldLane;
  readonly stalled: Map<string, StalledStream>;
}

/**
 * Folds the streams of some shares, each under a checkpoint of its own, from one subscription: it
 * begins where the share that is furthest behind is to go on.
 */
export class ShareFolder {
  readonly #options: ShareFolderOptions;
  readonly #lanes = new Map<number, Lane>();
  #settledAt = 0;

  constructor(options: ShareFolderOptions) {
    this.#options = options;
  }

  get stalled(): readonly StalledStream[] {
    return [...this.#lanes.values()].flatMap(({ stalled }) => [...stalled.values()]);
  }

  /** Ends when aborted, or when all shares are lost; throws when a store fails. */
  async run(signal: AbortSignal): Promise<void> {
    const { store, batchSize, projections, isKnown, onSkips } = this.#options;
    const skips = await readSkips(store);
    onSkips(skips);
    const set = new ProjectionSet(projections, skips, isKnown);
    const log = await store.identity();
    const after = positionOf({ position: await this.#begin(set, log) });
    const { categories } = set;
    const options = { categories, batchSize, signal, ...(after === undefined ? {} : { after }) };
    for await (const batch of store.subscribe(options)) {
      await this.#take(batch);
      if (signal.aborted || this.#lanes.size === 0) break;
    }
    await this.#settle();
  }

  /** Answers the earliest position from which a share has to go on. */
  async #begin(set: ProjectionSet, log: string): Promise<string | undefined> {
    const { rows, name, held, onProgress } = this.#options;
    this.#settledAt = performance.now();
    const base = await rows.checkpoint(name);
    const starts = await Promise.all(
      [...held].map(async ([share, lease]) => {
        const own = await rows.checkpoint(shareName(name, share));
        const start = own === undefined ? partOf(base, share) : joined(partOf(base, share), own);
        this.#lanes.set(share, this.#laneOf(set, log, share, lease, start));
        return start;
      }),
    );
    await this.#withEach((lane) => lane.fold.announce());
    const positions = starts.map(({ position }) => position ?? '');
    const position = positions.sort().at(0);
    const revisions = joinedRevisions(starts.map(revisionsIn));
    onProgress({ position, revisions, touched: [], isCaughtUp: false });
    return position === '' ? undefined : position;
  }

  #laneOf(set: ProjectionSet, log: string, share: number, lease: Lease, start: Start): Lane {
    const { store, rows, name, tracked, onTrouble } = this.#options;
    const stalled = new Map<string, StalledStream>();
    const own = { name: shareName(name, share), lease, stalled, isLive: true };
    const fold = new FoldLane({ store, rows, set, log, tracked, onTrouble, ...own });
    fold.begin({ ...start, name: own.name });
    return { lease, fold, stalled };
  }

  async #take(batch: Batch): Promise<void> {
    const { events, position, caughtUp, unreadable = [] } = batch;
    const byShare = new Map<number, RecordedEvent[]>();
    for (const event of events) {
      const share = shareOf(event);
      const lane = this.#lanes.get(share);
      // Others that had to begin earlier make us see it again.
      if (lane === undefined || event.position <= (lane.fold.written ?? '')) continue;
      const own = byShare.get(share);
      if (own === undefined) byShare.set(share, [event]);
      else own.push(event);
    }
    const folded = await this.#withEach((lane, share) =>
      lane.fold.take(
        {
          events: byShare.get(share) ?? [],
          unreadable: unreadable.filter(
            ({ stream }) => shareOf({ stream, metadata: {} }) === share,
          ),
        },
        lane.fold.placeAfter(batch),
        'later',
      ),
    );
    this.#options.onProgress({
      position,
      revisions: joinedRevisions(folded.map(({ last }) => revisionsOf(last))),
      touched: folded.flatMap(({ touched }) => touched),
      isCaughtUp: caughtUp,
    });
    if (performance.now() - this.#settledAt > settleEveryMs) await this.#settle();
  }

  async #settle(): Promise<void> {
    this.#settledAt = performance.now();
    await this.#withEach((lane) => lane.fold.settle());
  }

  /** Drops a share whose lease was lost; throws any other failure. */
  async #withEach<T>(work: (lane: Lane, share: number) => Promise<T>): Promise<readonly T[]> {
    const outcomes = await Promise.allSettled(
      [...this.#lanes].map(async ([share, lane]) => {
        try {
          return [await work(lane, share)];
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error;
          this.#lanes.delete(share);
          this.#options.onLost(share, lane.lease);
          return [];
        }
      }),
    );
    return outcomes.flatMap((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  }
}

type Start = Omit<Checkpoint, 'name'>;

/** What the checkpoint of all says of one share: its companies' revisions. */
function partOf(base: Checkpoint | undefined, share: number): Start {
  const own = Object.entries(base?.revisions ?? {}).filter(([id]) => shareOfId(id) === share);
  return { ...placeOf(base), revisions: Object.fromEntries(own) };
}

/** The share's own checkpoint names only the companies that have moved since. */
function joined(base: Start, own: Checkpoint): Start {
  return { ...placeOf(own), revisions: { ...base.revisions, ...own.revisions } };
}

function placeOf(from: Checkpoint | undefined): Pick<Checkpoint, 'position' | 'source'> {
  return { position: from?.position, source: from?.source };
}

function joinedRevisions(all: readonly Start['revisions'][]): Start['revisions'] {
  return Object.fromEntries(all.flatMap((revisions) => Object.entries(revisions)));
}

const revisionsIn = ({ revisions }: Start): Start['revisions'] => revisions;
