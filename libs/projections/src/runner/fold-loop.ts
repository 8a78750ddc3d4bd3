import type { Batch, EventStore, Position } from '@balcao/event-store';
import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { FoldLane } from './fold-lane.js';
import type { FoldedBatch } from './fold-batch.js';
import { progressKey, type OnTrouble, type Progress, type StalledStream } from './progress.js';
import { ProjectionSet } from './projection-set.js';
import { readSkips, type SkippedEvent } from './skips.js';

/** What a loop reads, folds and writes, in batches of which size. */
export interface FoldLoopOptions {
  readonly store: Pick<EventStore, 'subscribe' | 'read' | 'identity'>;
  readonly rows: ReadStore;
  readonly projections: readonly AnyProjection[];
  /** The checkpoint's name. */
  readonly name: string;
  /** Whether its rows are the ones that are read. */
  readonly isLive?: boolean;
  /** Categories whose streams' revisions the checkpoint keeps; few, for they are all in memory. */
  readonly tracked: readonly string[];
  readonly batchSize: number;
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** Streams that stand still; the loop adds those it cannot fold. */
  readonly stalled: Map<string, StalledStream>;
  readonly lease?: Lease;
  readonly onProgress: (progress: Progress) => void;
  readonly onTrouble: OnTrouble;
  /** Called with the events that are left out, each time the loop begins. */
  readonly onSkips?: (skips: readonly SkippedEvent[]) => void;
}

/** Reads events, folds them, writes rows and checkpoint together, until aborted. */
export class FoldLoop {
  readonly #options: FoldLoopOptions;

  constructor(options: FoldLoopOptions) {
    this.#options = options;
  }

  /** Ends when aborted; throws when a store fails, and may then be run again. */
  async run(signal: AbortSignal): Promise<void> {
    const { store, rows, name, batchSize, projections, isKnown, onSkips } = this.#options;
    const skips = await readSkips(store);
    onSkips?.(skips);
    const set = new ProjectionSet(projections, skips, isKnown);
    const lane = new FoldLane({ ...this.#options, set, log: await store.identity() });
    const start = await rows.checkpoint(name);
    await this.#begin(lane, start);
    const { categories } = set;
    const after = positionOf(start);
    const options = { categories, batchSize, signal, ...(after === undefined ? {} : { after }) };
    for await (const batch of store.subscribe(options)) {
      await this.#take(lane, batch);
      if (signal.aborted) return;
    }
  }

  async #begin(lane: FoldLane, start: Checkpoint | undefined): Promise<void> {
    lane.begin(start);
    await lane.announce();
    this.#options.onProgress({
      position: start?.position,
      revisions: start?.revisions ?? {},
      touched: [],
      isCaughtUp: false,
    });
  }

  async #take(lane: FoldLane, batch: Batch): Promise<void> {
    const { position, caughtUp } = batch;
    const { touched, last } = await lane.take(batch, lane.placeAfter(batch), 'now');
    this.#options.onProgress({
      position,
      revisions: revisionsOf(last),
      touched,
      isCaughtUp: caughtUp,
    });
  }
}

/** By `progressKey`: the last revision that was folded. */
export function revisionsOf(last: FoldedBatch['last']): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...last.values()].map(({ stream, revision }) => [progressKey(stream), revision]),
  );
}

/** A checkpoint's position is one that this event store has made. */
export function positionOf(checkpoint: { position: string | undefined } | undefined) {
  return checkpoint?.position as Position | undefined;
}
