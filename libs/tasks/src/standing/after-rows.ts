import { setTimeout as sleep } from 'node:timers/promises';
import { entryId } from '@balcao/domain';
import type { JobHandler, JobRun } from '@balcao/jobs';
import { journalStream } from '@balcao/journal';
import { journalEvents } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';

/** What of the ground the waiting stands on. */
export type RowsGround = Pick<TaskGround, 'events' | 'rows'>;

/** How long the rows may stand still behind the journal, in milliseconds. */
const standstillMs = 60_000;
/** How often they are looked at, in milliseconds. */
const lookMs = 100;

/**
 * Has a job that reads rows begin once they show all that the journal had when it began: what is
 * made of them lacks nothing that was recorded before it was ordered. Fails, to be tried again,
 * where they do not move.
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
  const wanted = entryId(revision);
  let shown = '';
  let movedAt = Date.now();
  for (;;) {
    const newest = { sort: [['id', 'desc']], limit: 1 } as const;
    const [{ id } = { id: '' }] = await rows.find(journalEvents, job.companyId, newest);
    if (id >= wanted) return;
    signal.throwIfAborted();
    if (id !== shown) movedAt = Date.now();
    if (Date.now() > movedAt + standstillMs) {
      throw new Error('the lists have not come as far as the journal');
    }
    shown = id;
    await sleep(lookMs);
  }
}
