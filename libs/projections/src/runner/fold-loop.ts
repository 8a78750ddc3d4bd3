import type { Batch, EventStore, Position } from '@balcao/event-store';
import type { Checkpoint, ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { foldBatch } from './fold-batch.js';
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
  readonly onProgress: (progress: Progress) => void;
}

/** Reads events, folds them, writes rows and checkpoint together, until aborted. */
export class FoldLoop {
  readonly #options: FoldLoopOptions;
  readonly #set: ProjectionSet;
  readonly #seen = new Map<string, number>();
  #written: string | undefined;

  constructor(options: FoldLoopOptions) {
    this.#options = options;
    this.#set = new ProjectionSet(options.projections);
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
    }
  }

  #begin(start: Checkpoint | undefined): void {
    this.#seen.clear();
    this.#written = start?.position;
    for (const [id, revision] of Object.entries(start?.revisions ?? {})) {
      this.#seen.set(id, revision);
    }
    this.#options.onProgress({
      position: start?.position,
      revisions: start?.revisions ?? {},
      touched: [],
      isCaughtUp: false,
    });
  }

  async #take(batch: Batch): Promise<void> {
    const { rows, name, stalled, onProgress } = this.#options;
    const folded = await foldBatch(this.#set, rows, batch.events, (event) => this.#isNew(event));
    for (const failure of folded.stalled) stalled.set(failure.stream, failure);
    // A restart has to find the stalled stream's events again: the position waits for them.
    const position = stalled.size > 0 ? this.#written : (batch.position ?? this.#written);
    if (folded.last.size > 0 || position !== this.#written) {
      await rows.write(folded.changes, { name, position, revisions: this.#tracked(folded) });
      this.#written = position;
    }
    const last = [...folded.last.values()];
    onProgress({
      position: batch.position,
      revisions: Object.fromEntries(last.map(({ streamId, revision }) => [streamId, revision])),
      touched: folded.touched,
      isCaughtUp: batch.caughtUp,
    });
  }

  #isNew(event: FoldedEvent): boolean {
    if (this.#options.stalled.has(event.stream)) return false;
    if (!this.#options.tracked.includes(event.category)) return true;
    return event.revision > (this.#seen.get(event.streamId) ?? -1);
  }

  #tracked({ last }: FoldedBatch): Readonly<Record<string, number>> {
    const revisions: Record<string, number> = {};
    for (const { category, streamId, revision } of last.values()) {
      if (!this.#options.tracked.includes(category)) continue;
      revisions[streamId] = revision;
      this.#seen.set(streamId, revision);
    }
    return revisions;
  }
}

/** A checkpoint's position is one that this event store has made. */
function positionOf(checkpoint: Checkpoint | undefined): Position | undefined {
  return checkpoint?.position as Position | undefined;
}
