import { describe, expect, it } from '@jest/globals';
import type { JobQueue } from '../job-queue.js';
import { count, idsOf, inMs, type JobQueueHarness, mercearia, padaria } from './fixtures.js';
import { eventually, reached, useQueue } from './fixtures.js';

/** Looking at a company's jobs, and how long they are kept. */
export function listingContract(queue: () => JobQueue, harness: JobQueueHarness): void {
  describe("a company's list", () => {
    it('has its own jobs alone, the newest first, by page', async () => {
      for (const id of ['a', 'b', 'c', 'd', 'e']) await queue().enqueue(count(id));
      await queue().enqueue(count('bread', { companyId: padaria }));
      const page = await queue().list(mercearia, { offset: 1, limit: 2 });
      expect(idsOf(page.jobs)).toEqual(['d', 'c']);
      expect(page.total).toBe(5);
      expect(idsOf((await queue().list(padaria)).jobs)).toEqual(['bread']);
      expect((await queue().list('farmacia')).jobs).toEqual([]);
    });

    it('can be of some states, and counts all of them', async () => {
      queue().work({
        'count-stock': ({ job }) => {
          if (job.id === 'broken') throw new Error('the scale is broken');
          return Promise.resolve(null);
        },
      });
      await queue().enqueue(count('fine'));
      await queue().enqueue(count('broken', { attempts: 1 }));
      await queue().enqueue(count('later', { runAt: inMs(60_000) }));
      await reached(queue(), 'fine', 'done');
      await reached(queue(), 'broken', 'failed');
      const list = await queue().list(mercearia, { states: ['done', 'delayed'] });
      expect(idsOf(list.jobs)).toEqual(['later', 'fine']);
      expect(list.total).toBe(2);
      const counts = { waiting: 0, delayed: 1, running: 0, done: 1, failed: 1, cancelled: 0 };
      expect(list.counts).toEqual(counts);
      expect(await queue().counts()).toEqual(counts);
    });
  });

  describe('finished jobs', () => {
    const few = useQueue(harness, { keptDone: 3, keptFailed: 2 });

    it('are kept up to a number, those that failed apart from those that are done', async () => {
      few().work(
        {
          'count-stock': ({ job }) => {
            if (job.id.startsWith('broken')) throw new Error('the scale is broken');
            return Promise.resolve(null);
          },
        },
        { concurrency: 1 },
      );
      for (const number of [1, 2, 3, 4, 5]) {
        await few().enqueue(count(`broken-${number}`, { attempts: 1 }));
        await few().enqueue(count(`fine-${number}`));
      }
      const list = await eventually('they are never finished', async () => {
        const page = await few().list(mercearia);
        return page.counts.waiting + page.counts.running === 0 ? page : undefined;
      });
      expect(list.counts).toMatchObject({ done: 3, failed: 2 });
      expect(idsOf(list.jobs)).toEqual(['fine-5', 'broken-5', 'fine-4', 'broken-4', 'fine-3']);
    });
  });
}
