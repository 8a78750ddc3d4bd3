import type { EventStore, RecordedEvent } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { foldBatch } from './fold-batch.js';
import { ProjectionSet } from './projection-set.js';
import { readSkips } from './skips.js';

/** Which stream is folded, into which rows, and where the folding ends. */
export interface FoldUntilOptions {
  readonly store: Pick<EventStore, 'read'>;
  /** Empty, or folded from the same stream up to an earlier event. */
  readonly rows: Pick<ReadStore, 'prepare' | 'checkpoint' | 'load' | 'write'>;
  readonly projections: readonly AnyProjection[];
  readonly stream: string;
  /** The last event that the rows are to show. */
  readonly until: number;
  /** The events that are folded; all of them without it. */
  readonly takes?: (event: FoldedEvent) => boolean;
  readonly batchSize?: number;
  /** Called with the last event that the rows show, after each batch. */
  readonly onProgress?: (revision: number) => void;
  /** Looked at before each batch; what it was aborted for is thrown. */
  readonly signal?: AbortSignal;
}

/** The name under which the rows remember how far they are. */
const checkpointName = 'until';

/**
 * Folds one stream up to one of its events: the rows are then what they were once that event had
 * been folded, and nothing of what came later. Throws where the stream ends before it, or where an
 * event cannot be folded.
 */
export async function foldUntil(options: FoldUntilOptions): Promise<void> {
  const { store, rows, projections, stream, until, batchSize = 1_000, onProgress } = options;
  const { takes = () => true, signal } = options;
  const set = new ProjectionSet(projections, await readSkips(store));
  const streamId = stream.slice(stream.indexOf('-') + 1);
  const collections = projections.map(({ collection }) => collection);
  // Indexes that are made in the end, of all rows at once, take a fraction of the time.
  await rows.prepare(collections, { deferIndexes: true });
  const checkpoint = await rows.checkpoint(checkpointName, [streamId]);
  let next = (checkpoint?.revisions[streamId] ?? -1) + 1;
  while (next <= until) {
    signal?.throwIfAborted();
    const limit = Math.min(batchSize, until - next + 1);
    const events = await all(store.read(stream, { from: next, limit }));
    const last = events.at(-1);
    if (last === undefined) throw new Error(`${stream} ends before ${until}`);
    if (last.revision !== next + events.length - 1) throw new Error(`${stream} has a gap`);
    const { changes, stalled } = await foldBatch(set, rows, events, takes);
    const [failure] = stalled;
    if (failure) throw new Error(`${stream}@${failure.revision}: ${failure.error}`);
    const revisions = { [streamId]: last.revision };
    await rows.write(changes, { name: checkpointName, position: undefined, revisions });
    next = last.revision + 1;
    onProgress?.(last.revision);
  }
  await rows.prepare(collections);
}

async function all(events: AsyncIterable<RecordedEvent>): Promise<readonly RecordedEvent[]> {
  const read: RecordedEvent[] = [];
  for await (const event of events) read.push(event);
  return read;
}
