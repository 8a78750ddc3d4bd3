import type { Position, RecordedEvent } from '@balcao/event-store';
import type { Checkpoint, Lease, ReadStore } from '@balcao/read-store';
import type { FoldedEvent } from '../projection.js';
import { foldBatch } from './fold-batch.js';
import type { FoldedBatch } from './fold-batch.js';
import type { StalledStream } from './progress.js';
import type { ProjectionSet } from './projection-set.js';
import { shareNote } from './share-note.js';

/** Which rows a lane folds, and under which checkpoint it writes them. */
export interface FoldLaneOptions {
  readonly rows: ReadStore;
  readonly set: ProjectionSet;
  /** The checkpoint's name. */
  readonly name: string;
  /** Categories whose streams' revisions the checkpoint keeps; few, for they are all in memory. */
  readonly tracked: readonly string[];
  /** Streams that stand still; the lane adds those it cannot fold. */
  readonly stalled: Map<string, StalledStream>;
  /** Without it nothing is written, where several processes may fold. */
  readonly lease?: Lease;
}

/** The streams that go on under one checkpoint: folded in order, written with it. */
export class FoldLane {
  readonly #options: FoldLaneOptions;
  readonly #seen = new Map<string, number>();
  #written: string | undefined;
  #reached: string | undefined;

  constructor(options: FoldLaneOptions) {
    this.#options = options;
  }

  /** Where the rows stand. */
  begin(start: Omit<Checkpoint, 'name'> | undefined): void {
    this.#seen.clear();
    this.#written = this.#reached = start?.position;
    for (const [id, revision] of Object.entries(start?.revisions ?? {})) {
      this.#seen.set(id, revision);
    }
  }

  /** From here a restart goes on: it waits where a stream stands still. */
  get written(): string | undefined {
    return this.#written;
  }

  /**
   * Folds and writes the next events, which end at `position`. Where they leave all rows as they
   * are, the checkpoint is moved now, or later by `settle`.
   */
  async take(
    events: readonly RecordedEvent[],
    position: Position | undefined,
    settles: 'now' | 'later',
  ): Promise<FoldedBatch> {
    const { rows, set, stalled } = this.#options;
    const folded = await foldBatch(set, rows, events, (event) => this.#isNew(event));
    for (const failure of folded.stalled) stalled.set(failure.stream, failure);
    this.#reached = position ?? this.#reached;
    // Whoever waits for an event hears of it, also where the rows have shown it before.
    const isMoved = events.length > 0;
    if (isMoved || (settles === 'now' && this.#restart !== this.#written)) {
      await this.#write(folded);
    }
    return folded;
  }

  /** Lets others know where the rows stand. */
  async announce(): Promise<void> {
    await this.#write(nothing);
  }

  /** Moves the checkpoint past events that left all rows as they were. */
  async settle(): Promise<void> {
    if (this.#restart !== this.#written) await this.#write(nothing);
  }

  /** A restart has to find the stalled stream's events again: the position waits for them. */
  get #restart(): string | undefined {
    return this.#options.stalled.size > 0 ? this.#written : this.#reached;
  }

  async #write(folded: FoldedBatch): Promise<void> {
    const { rows, name, lease, stalled } = this.#options;
    const position = this.#restart;
    const fence = lease && {
      lease,
      note: shareNote({ position: this.#reached, stalled: [...stalled.values()] }),
    };
    const revisions = this.#tracked(folded);
    await rows.write(folded.changes, { name, position, revisions }, fence);
    for (const [id, revision] of Object.entries(revisions)) this.#seen.set(id, revision);
    this.#written = position;
  }

  #isNew(event: FoldedEvent): boolean {
    if (this.#options.stalled.has(event.stream)) return false;
    if (!this.#options.tracked.includes(event.category)) return true;
    return event.revision > (this.#seen.get(event.streamId) ?? -1);
  }

  #tracked({ last }: FoldedBatch): Readonly<Record<string, number>> {
    const revisions: Record<string, number> = {};
    for (const { category, streamId, revision } of last.values()) {
      if (this.#options.tracked.includes(category)) revisions[streamId] = revision;
    }
    return revisions;
  }
}

const nothing: FoldedBatch = { changes: [], touched: [], last: new Map(), stalled: [] };
