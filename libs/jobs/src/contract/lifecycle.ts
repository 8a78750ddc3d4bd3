import { describe, expect, it } from '@jest/globals';
import type { JobQueue } from '../job-queue.js';
import {
  count,
  expectRefusal,
  gate,
  type JobQueueHarness,
  mercearia,
  reached,
  untilInterrupted,
  useQueue,
} from './fixtures.js';

/** Closing, opening again, and being there. */
export function lifecycleContract(queue: () => JobQueue, harness: JobQueueHarness): void {
  describe('a queue', () => {
    it('answers a ping while it is open', async () => {
      await expect(queue().ping()).resolves.toBeUndefined();
    });

    it('has its jobs and schedules when it is opened again', async () => {
      await queue().enqueue(count('friday'));
      await queue().close();
      const again = await harness.again();
      try {
        again.work({ 'count-stock': () => Promise.resolve('counted') });
        expect((await reached(again, 'friday', 'done')).result).toBe('counted');
      } finally {
        await again.close();
      }
    });

    it('may be closed twice, and is then unavailable', async () => {
      await queue().close();
      await expect(queue().close()).resolves.toBeUndefined();
      const unavailable = { name: 'JobsUnavailable' };
      await expectRefusal(queue().enqueue(count('friday')), unavailable);
      await expectRefusal(queue().get(mercearia, 'friday'), unavailable);
      await expectRefusal(queue().list(mercearia), unavailable);
      await expectRefusal(queue().ping(), unavailable);
      expect(() => queue().work({})).toThrow('closed');
    });
  });

  describe('a worker that closes', () => {
    const hasty = useQueue(harness, { closeGraceMs: 100, stopGraceMs: 5_000 });

    it('lets its jobs end, and takes no more', async () => {
      const started = gate();
      const worker = queue().work(
        {
          'count-stock': async () => {
            started.open();
            await new Promise((resolve) => setTimeout(resolve, 200));
            return 'counted';
          },
        },
        { concurrency: 1 },
      );
      await queue().enqueue(count('friday'));
      await queue().enqueue(count('saturday'));
      await started.opened;
      await worker.close();
      expect(await queue().get(mercearia, 'friday')).toMatchObject({
        state: 'done',
        result: 'counted',
      });
      expect((await queue().get(mercearia, 'saturday'))?.state).toBe('waiting');
    });

    it('hands back a job that takes too long, which costs it no attempt', async () => {
      const started = gate();
      const worker = hasty().work({
        'count-stock': (run) => {
          started.open();
          return untilInterrupted(run);
        },
      });
      await hasty().enqueue(count('friday', { attempts: 1 }));
      await started.opened;
      await worker.close();
      expect(await hasty().get(mercearia, 'friday')).toMatchObject({
        state: 'waiting',
        attempts: 0,
      });
      hasty().work({ 'count-stock': () => Promise.resolve('counted') });
      expect((await reached(hasty(), 'friday', 'done')).attempts).toBe(1);
    });
  });
}
