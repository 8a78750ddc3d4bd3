import { setTimeout as sleep } from 'node:timers/promises';
import type { Execution } from './execution.js';
import type { JobLimits } from './limits.js';

/**
 * Waits for running jobs, then asks them to stop and waits once more; those that go on all the
 * same are left to their leases.
 */
export async function closeRuns(
  runs: ReadonlyMap<Execution, Promise<void>>,
  limits: JobLimits,
): Promise<void> {
  await allOrAfter([...runs.values()], limits.closeGraceMs);
  for (const execution of runs.keys()) execution.interrupt('closing');
  await allOrAfter([...runs.values()], limits.stopGraceMs);
}

async function allOrAfter(ends: readonly Promise<void>[], ms: number): Promise<void> {
  if (ends.length === 0) return;
  const over = new AbortController();
  const patience = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(ends), patience]);
  over.abort();
}
