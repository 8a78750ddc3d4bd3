import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, EventStore, Position } from '@balcao/event-store';
import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../projection.js';
import { FoldLane } from './fold-lane.js';
import type { FoldedBatch } from './fold-batch.js';
import type { Progress, StalledStream } from './progress.js';
import { ProjectionSet } from './projection-set.js';

export interface FoldLoopOptions {
  readonly store: EventStore;
  readonly rows: ReadStore;
  readonly projections: readonly AnyProjection[];
  /** The checkpoint's name. */
  readonly name: string;
  /** Categories whose streams' revisions the checkpoint keeps; few, for they are all in memory. */
  readonly tracked: readonly string[];
  readonly batchSize: number;
  /** Streams that stand still; the loop adds those it cannot fold. */
  readonly stalled: Map<string, StalledStream>;
  readonly lease?: Lease;
  readonly onProgress: (progress: Progress) => void;
}

/** As many events in one turn come of many callers at once. */
const crowd = 16;
/** Short beside the tenth of a second within which a caller's own row is there. */
const gatherMs = 40;

/** Reads events, folds them, writes rows and checkpoint together, until aborted. */
export class FoldLoop {
  readonly #options: FoldLoopOptions;
  readonly #set: ProjectionSet;
  readonly #lane: FoldLane;

  constructor(options: FoldLoopOptions) {
    this.#options = options;
    this.#set = new ProjectionSet(options.projections);
    this.#lane = new FoldLane({ ...options, set: this.#set });
  }

  /** Ends when aborted; throws when a store fails, and may then be run again. */
  async run(signal: AbortSignal): Promise<void> {
    const { store, rows, name, batchSize } = this.#options;
    const start = await rows.checkpoint(name);
    this.#begin(start);
    const { categories } = this.#set;
    const after = positionOf(start);
    const options = { categories, batchSize, signal, ...(after === undefined ? {} : { after }) };
    for await (const batch of store.subscribe(options)) {
      await this.#take(batch);
      if (signal.aborted) return;
      if (isCrowded(batch)) await sleep(gatherMs);
    }
  }

  #begin(start: Checkpoint | undefined): void {
    this.#lane.begin(start);
    this.#options.onProgress({
      position: start?.position,
      revisions: start?.revisions ?? {},
      touched: [],
      isCaughtUp: false,
    });
  }

  async #take({ events, position, caughtUp }: Batch): Promise<void> {
    const { touched, last } = await this.#lane.take(events, position, 'now');
    this.#options.onProgress({
      position,
      revisions: revisionsOf(last),
      touched,
      isCaughtUp: caughtUp,
    });
  }
}

/**
 * Whether to let more events gather. A commit costs as much for thirty events as for a hundred, and
 * a row that all of them touch is written once: the processor is left to those who are waiting for
 * an answer.
 */
function isCrowded({ events, caughtUp }: Batch): boolean {
  return caughtUp && events.length >= crowd;
}

/** By stream id: the last revision that was folded. */
export function revisionsOf(last: FoldedBatch['last']): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...last.values()].map(({ streamId, revision }) => [streamId, revision]),
  );
}

/** A checkpoint's position is one that this event store has made. */
export function positionOf(checkpoint: { position: string | undefined } | undefined) {
  return checkpoint?.position as Position | undefined;
}
