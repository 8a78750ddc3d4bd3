import { allProjections, askRebuild, Freshness, repairRows, scrubRows } from '@balcao/projections';
import { openRunner, statusOf, type OpenRunnerOptions } from './open-runner.js';
import { ProgressListeners, type Projections } from './projections.js';

/** Folds in this thread: for tests, and where no thread can be had. */
export async function openInlineProjections(
  options: Omit<OpenRunnerOptions, 'onProgress'>,
): Promise<Projections> {
  const freshness = new Freshness();
  const listeners = new ProgressListeners();
  const runner = await openRunner({
    ...options,
    onTrouble: (trouble) => {
      freshness.heed(trouble);
      options.onTrouble(trouble);
    },
    onProgress: (progress) => {
      freshness.advance(progress.revisions);
      listeners.tell(progress);
    },
  });
  return {
    freshness,
    status: () => statusOf(runner, options.rows),
    onProgress: (listener) => listeners.add(listener),
    repair: (repair) => repairRows(options.rows, repair),
    rebuild: (only) => askRebuild(options.rows, { projections: allProjections, only }),
    scrub: () => scrubRows(options.rows),
    // The subscription runs on the very store that commits.
    wake: () => undefined,
    close: () => runner.stop(),
  };
}
