import { describe, expect, it } from '@jest/globals';
import { describeBuilt } from '../../../../test/built.js';
import { leaveOut } from '../../../../test/left-out.js';
import { newPrefix, redisForTests } from '../../../../test/servers/redis-for-tests.js';
import type { RedisForTests } from '../../../../test/servers/redis-for-tests.js';
import { count, eventually, mercearia, reached } from '../contract/fixtures.js';
import { killedWorkerContract } from '../contract/killed.js';
import type { JobLimits } from '../limits.js';
import { RedisJobQueue } from './redis-job-queue.js';

const found = await redisForTests();
if ('server' in found) faults(found.server);
else leaveOut('a Redis that is lost and comes back', found.reason);

function faults(server: RedisForTests): void {
  let prefix = '';
  const open = (limits: Partial<JobLimits> = {}) => {
    prefix = newPrefix();
    return new RedisJobQueue({ url: server.url, prefix, limits, unavailableAfterMs: 2_000 });
  };

  const queues = {
    open: (limits: Partial<JobLimits>) => Promise.resolve(open(limits)),
    childArguments: () => ['redis', server.url, prefix],
  };
  killedWorkerContract('Redis', queues, describeBuilt);

  /** How long a call takes until it says that the queue cannot be reached. */
  async function msUntilRefused(call: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await expect(call()).rejects.toMatchObject({ name: 'JobsUnavailable' });
    return performance.now() - start;
  }

  describe('a Redis that is lost while jobs run', () => {
    it('loses none of them: each is done once it is back, and few of them twice', async () => {
      const queue = open({ leaseMs: 5_000 });
      const runs = new Map<string, number>();
      const ids = Array.from({ length: 60 }, (_, place) => `job-${place}`);
      for (const id of ids) await queue.enqueue(count(id));
      queue.work(
        {
          'count-stock': async ({ job, progress }) => {
            runs.set(job.id, (runs.get(job.id) ?? 0) + 1);
            progress({ percent: 50 });
            await new Promise((resolve) => setTimeout(resolve, 50));
            return job.id;
          },
        },
        { concurrency: 4 },
      );
      await eventually('the jobs never begin', () => (runs.size > 10 ? true : undefined));
      await server.kill();
      // Away for so long that the queue says so.
      await msUntilRefused(() => queue.ping());
      await server.start();

      for (const id of ids) {
        const { result, attempts } = await reached(queue, id, 'done');
        expect([result, attempts <= 2]).toEqual([id, true]);
      }
      const twice = [...runs.values()].filter((times) => times > 1);
      expect(runs.size).toBe(ids.length);
      // Only what ran while the server was lost may be done again.
      expect(twice.length).toBeLessThanOrEqual(4);
      expect(Math.max(...runs.values())).toBeLessThanOrEqual(2);
      await queue.close();
    });

    it('refuses new jobs in bounded time, and takes them again by itself', async () => {
      const queue = open();
      await queue.enqueue(count('before'));
      await server.kill();
      expect(await msUntilRefused(() => queue.enqueue(count('lost')))).toBeLessThan(30_000);
      expect(await msUntilRefused(() => queue.list(mercearia))).toBeLessThan(30_000);
      expect(await msUntilRefused(() => queue.ping())).toBeLessThan(30_000);

      await server.start();
      await eventually('it never recovers', () =>
        queue.enqueue(count('after')).catch(() => undefined),
      );
      const { counts } = await queue.list(mercearia);
      expect(counts.waiting).toBe(2);
      await queue.close();
    });

    it('refuses in bounded time what a silent server does not answer', async () => {
      const queue = open();
      await queue.ping();
      server.freeze();
      try {
        expect(await msUntilRefused(() => queue.enqueue(count('friday')))).toBeLessThan(30_000);
      } finally {
        server.thaw();
      }
      await eventually('it never recovers', () =>
        queue.enqueue(count('friday')).catch(() => undefined),
      );
      expect((await queue.list(mercearia)).total).toBe(1);
      await queue.close();
    });

    it('lets a worker close in bounded time', async () => {
      const queue = open({ closeGraceMs: 200, stopGraceMs: 500 });
      queue.work({ 'count-stock': () => new Promise(() => undefined) });
      await queue.enqueue(count('friday'));
      await reached(queue, 'friday', 'running');
      await server.kill();
      const start = performance.now();
      await queue.close();
      expect(performance.now() - start).toBeLessThan(30_000);
      await server.start();
    });
  });

  describe('a queue that is opened before its Redis', () => {
    it('works once that is there', async () => {
      await server.kill();
      const queue = open();
      queue.work({ 'count-stock': () => Promise.resolve('counted') });
      await msUntilRefused(() => queue.ping());
      await server.start();
      await eventually('it never recovers', () =>
        queue.enqueue(count('friday')).catch(() => undefined),
      );
      expect((await reached(queue, 'friday', 'done')).result).toBe('counted');
      await queue.close();
    });
  });
}
