import type { EventStore } from '@balcao/event-store';
import {
  allProjections,
  askRebuild,
  repairRows,
  RowsFollower,
  scrubRows,
} from '@balcao/projections';
import type { ReadStore } from '@balcao/read-store';
import { ProgressListeners, type Projections } from './projections.js';

/** What folds here in addition to other processes, if anything does. */
type Folding = Pick<Projections, 'wake' | 'close'>;

const elsewhere: Folding = { wake: () => undefined, close: () => Promise.resolve() };

/** Projections that fold in several processes, this one perhaps among them. */
export function openFollowedProjections(
  store: EventStore,
  rows: ReadStore,
  folding: Folding = elsewhere,
): Projections {
  const listeners = new ProgressListeners();
  const follower = new RowsFollower({
    store,
    rows,
    projections: allProjections,
    onProgress: (progress) => {
      listeners.tell(progress);
    },
  });
  follower.start();
  return {
    freshness: follower.freshness,
    status: () => follower.status(),
    onProgress: (listener) => listeners.add(listener),
    repair: (repair) => repairRows(rows, repair),
    rebuild: (only) => askRebuild(rows, { projections: allProjections, only }),
    scrub: () => scrubRows(rows),
    wake: () => {
      folding.wake();
    },
    close: async () => {
      await follower.stop();
      await folding.close();
    },
  };
}
