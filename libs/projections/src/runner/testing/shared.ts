import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import type { AnyProjection } from '../../projection.js';
import { SharedRunner } from '../shared-runner.js';
import type { SharedRunnerOptions } from '../shared-runner.js';

/** Short enough for tests, long enough for a busy machine. */
export const shortLeaseMs = 600;

/** A projector as it would run in a process of its own. */
export function projector(
  holder: string,
  stores: { readonly store: EventStore; readonly rows: ReadStore },
  projections: readonly AnyProjection[],
  more: Partial<SharedRunnerOptions> = {},
): SharedRunner {
  const runner = new SharedRunner({
    ...stores,
    projections,
    holder,
    leaseMs: shortLeaseMs,
    retryDelayMs: 20,
    ...more,
  });
  runner.start();
  return runner;
}

/** Waits until something is so; throws when it has not come to be after a long time. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`never came to be: ${isSo.toString()}`);
    await sleep(10);
  }
}
