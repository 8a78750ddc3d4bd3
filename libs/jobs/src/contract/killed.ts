import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import type { JobQueue } from '../job-queue.js';
import type { JobLimits } from '../limits.js';
import { count, mercearia, reached } from './fixtures.js';

const child = fileURLToPath(new URL('../testing/worker-child.mjs', import.meta.url));
const limits: Partial<JobLimits> = { leaseMs: 3_000, maxLost: 2 };

/** How the suite opens a queue that a worker in another process has too. */
export interface SharedQueue {
  open(limits: Partial<JobLimits>): Promise<JobQueue>;
  /** What the other process needs to open the queue last opened. */
  childArguments(): readonly string[];
}

/** Starts a worker of its own, waits until it has begun so many jobs, or this one, and kills it. */
async function killWhileBusy(
  shared: SharedQueue,
  begun: number | string,
): Promise<readonly string[]> {
  const worker = spawn(process.execPath, [child, ...shared.childArguments()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(worker, 'exit');
  const ids: string[] = [];
  for await (const line of createInterface({ input: worker.stdout })) {
    ids.push(line);
    if (ids.length === begun || line === begun) worker.kill('SIGKILL');
  }
  await gone;
  return ids;
}

/**
 * A worker that is killed in the midst of its jobs, proved with a process of its own. It runs the
 * compiled package, as every process of the product does: `describeIt` leaves the tests out where
 * that is missing.
 */
export function killedWorkerContract(
  name: string,
  shared: SharedQueue,
  describeIt: (name: string, tests: () => void) => void,
): void {
  describeIt(`a worker on ${name} that is killed in the midst of its jobs`, () => {
    it('leaves each of them to another, once its lease has run out', async () => {
      const queue = await shared.open(limits);
      for (const id of ['quick-1', 'slow-1', 'slow-2']) await queue.enqueue(count(id));
      expect(new Set(await killWhileBusy(shared, 3))).toEqual(
        new Set(['quick-1', 'slow-1', 'slow-2']),
      );
      const runs = new Map<string, number>();
      queue.work({
        'count-stock': ({ job }) => {
          runs.set(job.id, (runs.get(job.id) ?? 0) + 1);
          return Promise.resolve('by the other');
        },
      });
      for (const id of ['slow-1', 'slow-2']) {
        expect(await reached(queue, id, 'done')).toMatchObject({
          result: 'by the other',
          // The one that was lost is an attempt too.
          attempts: 2,
        });
        expect(runs.get(id)).toBe(1);
      }
      // Whether the quick one was written as done before the kill, only the clock knows.
      await reached(queue, 'quick-1', 'done');
      await queue.close();
    });

    it('costs no neighbour: the job that ran alone has failed, the others are done', async () => {
      const queue = await shared.open(limits);
      const others = ['once-b', 'once-c'];
      for (const id of ['slow-poison', ...others]) await queue.enqueue(count(id));
      await killWhileBusy(shared, 3);
      // Of the three that were lost together one is tried at a time.
      for (let times = 0; times < 3; times += 1) await killWhileBusy(shared, 'slow-poison');
      queue.work({ 'count-stock': () => Promise.resolve('counted') });
      const failure = 'its worker was lost 4 times';
      expect(await reached(queue, 'slow-poison', 'failed')).toMatchObject({ failure });
      for (const id of others) await reached(queue, id, 'done');
      await queue.close();
    });

    it('is not followed for ever: a job that kills its workers has failed at last', async () => {
      const queue = await shared.open(limits);
      await queue.enqueue(count('poison', { attempts: 9 }));
      for (let kills = 0; kills < 3; kills++) {
        expect(await killWhileBusy(shared, 1)).toEqual(['poison']);
      }
      let runs = 0;
      const noted: unknown[] = [];
      const handlers = {
        'count-stock': () => {
          runs += 1;
          return Promise.resolve(null);
        },
      };
      queue.work(handlers, {
        ended: (job, ending) => {
          noted.push([job.id, ending]);
          return Promise.resolve(ending);
        },
      });
      const failure = 'its worker was lost 3 times';
      expect(await reached(queue, 'poison', 'failed')).toMatchObject({ failure });
      expect((await queue.get(mercearia, 'poison'))?.attempts).toBeGreaterThanOrEqual(3);
      expect(runs).toBe(0);
      expect(noted).toEqual([['poison', { kind: 'failed', failure }]]);
      await queue.retry(mercearia, 'poison');
      await reached(queue, 'poison', 'done');
      await queue.close();
    });
  });
}
