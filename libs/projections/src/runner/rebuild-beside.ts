import { setTimeout as sleep } from 'node:timers/promises';
import type { Batch, EventStore } from '@balcao/event-store';
import type { Lease, ReadStore } from '@balcao/read-store';
import type { AnyProjection, FoldedEvent } from '../projection.js';
import { FoldLoop } from './fold-loop.js';
import type { RebuildReason } from './doubt.js';
import type { OnTrouble, RebuildProgress, StalledStream } from './progress.js';
import { nextName, type Placement } from './switch-over.js';

/** Which rows are rebuilt, and next to which live ones. */
export interface RebuildBesideOptions {
  readonly store: Pick<EventStore, 'subscribe' | 'read' | 'identity'>;
  readonly rows: ReadStore;
  /** Those to rebuild, in the build that is being written. */
  readonly projections: readonly AnyProjection[];
  /** The name of the live checkpoint. */
  readonly name: string;
  readonly tracked: readonly string[];
  readonly batchSize: number;
  /** How long it waits after each batch, in times of what the batch took; if absent, not at all. */
  readonly rests?: number;
  /** Which events this version of the product can know; all when absent. */
  readonly isKnown?: ((event: FoldedEvent) => boolean) | undefined;
  /** Why they are, where it is not for their version. */
  readonly reason?: RebuildReason | undefined;
  readonly stalled: Map<string, StalledStream>;
  /** Without it nothing is written, where several processes may rebuild rows. */
  readonly lease?: Lease;
  readonly onProgress: (progress: RebuildProgress) => void;
  readonly onTrouble: OnTrouble;
  readonly signal: AbortSignal;
}

/** The most events that are folded together while the live rows have to go on as fast as before. */
const gentleBatch = 10;

/** The live rows, reads and sales have three quarters of the time then. */
const gentleRests = 3;

/** What a placement says of a rebuild: of which rows, why, and how much of it at a time. */
export function rebuildOf(
  { rebuilt, kept, reason }: Placement,
  { batchSize }: { readonly batchSize: number },
): Pick<RebuildBesideOptions, 'projections' | 'reason' | 'batchSize' | 'rests'> {
  if (kept.length === 0) return { projections: rebuilt, reason, batchSize };
  const size = Math.min(batchSize, gentleBatch);
  return { projections: rebuilt, reason, batchSize: size, rests: gentleRests };
}

/** Folds into rows next to the live ones until nothing more is waiting, or until aborted. */
export async function rebuildBeside(options: RebuildBesideOptions): Promise<void> {
  const { store, rows, name, projections, signal, reason, rests = 0 } = options;
  const total = await foldedEvents(rows, name);
  const caughtUp = new AbortController();
  const seen = new Map<string, number>();
  let events = 0;
  const loop = new FoldLoop({
    ...options,
    store: {
      subscribe: (wanted) => rested(store.subscribe(wanted), rests),
      read: (stream, wanted) => store.read(stream, wanted),
      identity: () => store.identity(),
    },
    name: nextName(name, projections),
    onProgress: ({ revisions, isCaughtUp }) => {
      for (const [id, revision] of Object.entries(revisions)) {
        events += revision - (seen.get(id) ?? -1);
        seen.set(id, revision);
      }
      const made = projections.map((one) => one.name);
      options.onProgress({ projections: made, events, total, ...(reason && { reason }) });
      if (isCaughtUp) caughtUp.abort();
    },
  });
  await loop.run(AbortSignal.any([signal, caughtUp.signal]));
}

/** Waits after each batch that was taken; the last one, behind which nothing waits, is the end. */
async function* rested(batches: AsyncIterable<Batch>, rests: number): AsyncGenerator<Batch> {
  for await (const batch of batches) {
    const begunAt = performance.now();
    yield batch;
    if (rests > 0 && !batch.caughtUp) await sleep((performance.now() - begunAt) * rests);
  }
}

/** As many events as the live checkpoint has seen in the streams that it tracks. */
async function foldedEvents(rows: ReadStore, name: string): Promise<number | undefined> {
  const live = await rows.checkpoint(name);
  const revisions = Object.values(live?.revisions ?? {});
  if (revisions.length === 0) return undefined;
  return revisions.reduce((sum, revision) => sum + revision + 1, 0);
}
