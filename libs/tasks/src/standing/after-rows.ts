import { setTimeout as sleep } from 'node:timers/promises';
import { entryId } from '@balcao/domain';
import type { JobHandler, JobRun } from '@balcao/jobs';
import { journalStream } from '@balcao/journal';
import { journalEvents } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';

/** What of the ground the waiting stands on. */
export type RowsGround = Pick<TaskGround, 'events' | 'rows'>;

/** How long the rows may take to reach the journal, in milliseconds. */
const rowsWithinMs = 60_000;
/** How often they are looked at, in milliseconds. */
const lookMs = 100;

/**
 * Has a job that reads rows begin once they show all that the journal had when it began: what is
 * made of them lacks nothing that was recorded before it was ordered. Fails, to be tried again,
 * where they do not get there.
 */
export function afterRows(ground: RowsGround, handler: JobHandler): JobHandler {
  return async (run) => {
    const last = await ground.events.last(journalStream(run.job.companyId));
    if (last !== undefined) await rowsAtLeast(ground, run, last.revision);
    return handler(run);
  };
}

/** Waits until the rows of the job's company show a revision of its journal. */
export async function rowsAtLeast(
  { rows }: RowsGround,
  { job, signal }: JobRun,
  revision: number,
): Promise<void> {
  const end = Date.now() + rowsWithinMs;
  while ((await rows.get(journalEvents, job.companyId, entryId(revision))) === undefined) {
    signal.throwIfAborted();
    if (Date.now() > end) throw new Error('the lists have not come as far as the journal');
    await sleep(lookMs);
  }
}
