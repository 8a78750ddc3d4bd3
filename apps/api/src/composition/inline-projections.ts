import type { EventStore } from '@balcao/event-store';
import { allProjections, Freshness, ProjectionRunner } from '@balcao/projections';
import type { ReadStore } from '@balcao/read-store';
import { ProgressListeners, type Projections } from './projections.js';

/** Folds in this thread: for tests, and where no thread can be had. */
export async function openInlineProjections(
  store: EventStore,
  rows: ReadStore,
): Promise<Projections> {
  const freshness = new Freshness();
  const listeners = new ProgressListeners();
  const runner = new ProjectionRunner({
    store,
    rows,
    projections: allProjections,
    onProgress: (progress) => {
      freshness.advance(progress.revisions);
      listeners.tell(progress);
    },
  });
  await runner.start();
  return {
    freshness,
    status: () => Promise.resolve(runner.status()),
    onProgress: (listener) => listeners.add(listener),
    // The subscription runs on the very store that commits.
    wake: () => undefined,
    close: () => runner.stop(),
  };
}
