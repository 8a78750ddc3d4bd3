import { describe, expect, it } from '@jest/globals';
import type { JobQueue } from '../job-queue.js';
import {
  count,
  eventually,
  expectRefusal,
  inMs,
  type JobQueueHarness,
  mercearia,
  reached,
  untilInterrupted,
} from './fixtures.js';

/** Progress, and stopping what is no longer wanted. */
export function cancellingContract(queue: () => JobQueue, harness: JobQueueHarness): void {
  describe('a running job', () => {
    it('says how far it is, with what it has to say', async () => {
      queue().work({
        'count-stock': async (run) => {
          run.progress({ percent: 10 });
          run.progress({ percent: 40, detail: { shelf: 2, of: 5 } });
          return untilInterrupted(run);
        },
      });
      await queue().enqueue(count('friday'));
      const job = await eventually('the progress never shows', async () => {
        const found = await queue().get(mercearia, 'friday');
        return found?.progress?.percent === 40 ? found : undefined;
      });
      expect(job).toMatchObject({ state: 'running', progress: { detail: { shelf: 2, of: 5 } } });
      await queue().cancel(mercearia, 'friday');
      await reached(queue(), 'friday', 'cancelled');
    });

    it('keeps the last thing it said when it is done', async () => {
      queue().work({
        'count-stock': ({ progress }) => {
          for (let percent = 1; percent <= 100; percent++) progress({ percent });
          return Promise.resolve(null);
        },
      });
      await queue().enqueue(count('friday'));
      expect((await reached(queue(), 'friday', 'done')).progress).toEqual({ percent: 100 });
    });

    it('is told to stop when it is cancelled, and is then not tried again', async () => {
      let runs = 0;
      queue().work({
        'count-stock': (run) => {
          runs += 1;
          return untilInterrupted(run);
        },
      });
      await queue().enqueue(count('friday', { attempts: 5, backoffMs: 0 }));
      await reached(queue(), 'friday', 'running');
      expect(await queue().cancel(mercearia, 'friday')).toBe('requested');
      const job = await reached(queue(), 'friday', 'cancelled');
      expect(job.isCancelling).toBe(false);
      expect(runs).toBe(1);
    });

    it('hears of it from another process, which sees that it is being cancelled', async () => {
      let mayEnd = false;
      queue().work({
        'count-stock': async (run) => {
          await untilInterrupted(run).catch(() => undefined);
          await eventually('it may never end', () => mayEnd || undefined);
          throw new Error('stopped');
        },
      });
      await queue().enqueue(count('friday'));
      await reached(queue(), 'friday', 'running');
      const other = await harness.again();
      await other.cancel(mercearia, 'friday');
      expect((await other.get(mercearia, 'friday'))?.isCancelling).toBe(true);
      mayEnd = true;
      await reached(other, 'friday', 'cancelled');
      await other.close();
    });

    it('is done when it ends well all the same', async () => {
      queue().work({
        'count-stock': async (run) => {
          await untilInterrupted(run).catch(() => undefined);
          return 'counted';
        },
      });
      await queue().enqueue(count('friday'));
      await reached(queue(), 'friday', 'running');
      await queue().cancel(mercearia, 'friday');
      expect((await reached(queue(), 'friday', 'done')).result).toBe('counted');
    });

    it('may be retried once it is cancelled', async () => {
      let runs = 0;
      queue().work({
        'count-stock': (run) => {
          runs += 1;
          return runs === 1 ? untilInterrupted(run) : Promise.resolve('counted');
        },
      });
      await queue().enqueue(count('friday', { attempts: 1 }));
      await reached(queue(), 'friday', 'running');
      await queue().cancel(mercearia, 'friday');
      await reached(queue(), 'friday', 'cancelled');
      await queue().retry(mercearia, 'friday');
      expect((await reached(queue(), 'friday', 'done')).result).toBe('counted');
    });
  });

  describe('a job that waits', () => {
    it.each([
      ['for a worker', {}],
      ['for its time', { runAt: inMs(60_000) }],
    ])('%s is removed when it is cancelled', async (_, when) => {
      await queue().enqueue(count('friday', when));
      expect(await queue().cancel(mercearia, 'friday')).toBe('removed');
      expect(await queue().get(mercearia, 'friday')).toBeUndefined();
      await expectRefusal(queue().cancel(mercearia, 'friday'), { name: 'UnknownJob' });
    });
  });

  describe('a job that is done', () => {
    it('cannot be cancelled', async () => {
      queue().work({ 'count-stock': () => Promise.resolve(null) });
      await queue().enqueue(count('friday'));
      await reached(queue(), 'friday', 'done');
      await expectRefusal(queue().cancel(mercearia, 'friday'), {
        name: 'JobStateConflict',
        state: 'done',
        action: 'cancel',
      });
    });
  });
}
