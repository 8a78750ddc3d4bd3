import { describe, expect, it } from '@jest/globals';
import { JobFailedForGood } from '../errors.js';
import type { JobQueue } from '../job-queue.js';
import { maxFailureCharacters, maxResultBytes } from '../limits.js';
import { count, expectRefusal, idsOf, mercearia, reached } from './fixtures.js';

/** What becomes of attempts that fail. */
export function retriesContract(queue: () => JobQueue): void {
  describe('a job that fails', () => {
    it('is tried again after a wait that doubles, and may yet be done', async () => {
      const ran: number[] = [];
      queue().work({
        'count-stock': () => {
          ran.push(performance.now());
          if (ran.length < 3) throw new Error('the scale is out of order');
          return Promise.resolve('counted');
        },
      });
      await queue().enqueue(count('friday', { attempts: 3, backoffMs: 150 }));
      const job = await reached(queue(), 'friday', 'done');
      expect(job).toMatchObject({ attempts: 3, result: 'counted' });
      expect(job).not.toHaveProperty('failure');
      const [first = 0, second = 0, third = 0] = ran;
      // Timers of the runtime may be a millisecond early.
      expect(second - first).toBeGreaterThan(145);
      expect(third - second).toBeGreaterThan(295);
    });

    it('says what it failed of while it waits for the next attempt', async () => {
      queue().work({ 'count-stock': () => Promise.reject(new Error('the scale is broken')) });
      await queue().enqueue(count('friday', { attempts: 2, backoffMs: 60_000 }));
      expect(await reached(queue(), 'friday', 'delayed')).toMatchObject({
        attempts: 1,
        failure: 'the scale is broken',
      });
    });

    it('is a dead letter after its last attempt, to be listed and retried', async () => {
      let runs = 0;
      let isRepaired = false;
      queue().work({
        'count-stock': () => {
          runs += 1;
          if (!isRepaired) throw new Error('the scale is broken');
          return Promise.resolve(runs);
        },
      });
      await queue().enqueue(count('friday', { attempts: 2, backoffMs: 0 }));
      const dead = await reached(queue(), 'friday', 'failed');
      expect(dead).toMatchObject({ attempts: 2, failure: 'the scale is broken' });
      expect(dead).toHaveProperty('finishedAt');
      const letters = await queue().list(mercearia, { states: ['failed'] });
      expect(idsOf(letters.jobs)).toEqual(['friday']);

      isRepaired = true;
      await queue().retry(mercearia, 'friday');
      expect(await reached(queue(), 'friday', 'done')).toMatchObject({ attempts: 1, result: 3 });
    });

    it('is a dead letter at once when its handler says that trying again is of no use', async () => {
      queue().work({
        'count-stock': () => Promise.reject(new JobFailedForGood('there is no such warehouse')),
      });
      await queue().enqueue(count('friday', { attempts: 9 }));
      expect(await reached(queue(), 'friday', 'failed')).toMatchObject({
        attempts: 1,
        failure: 'there is no such warehouse',
      });
    });

    it('can be discarded, and is then unknown', async () => {
      queue().work({ 'count-stock': () => Promise.reject(new Error('the scale is broken')) });
      await queue().enqueue(count('friday', { attempts: 1 }));
      await reached(queue(), 'friday', 'failed');
      await queue().discard(mercearia, 'friday');
      expect(await queue().get(mercearia, 'friday')).toBeUndefined();
      expect((await queue().list(mercearia)).total).toBe(0);
      await expectRefusal(queue().retry(mercearia, 'friday'), { name: 'UnknownJob' });
    });

    it('keeps no more of a long complaint than a sentence of bounded length', async () => {
      queue().work({ 'count-stock': () => Promise.reject(new Error('very '.repeat(1_000))) });
      await queue().enqueue(count('friday', { attempts: 1 }));
      const { failure } = await reached(queue(), 'friday', 'failed');
      expect(failure).toHaveLength(maxFailureCharacters);
    });

    it('fails of a result that is too large', async () => {
      queue().work({ 'count-stock': () => Promise.resolve('x'.repeat(maxResultBytes)) });
      await queue().enqueue(count('friday', { attempts: 1 }));
      expect((await reached(queue(), 'friday', 'failed')).failure).toBe(
        `the result has ${maxResultBytes + 2} bytes, more than ${maxResultBytes}`,
      );
    });

    it('fails where nobody has a handler for its name', async () => {
      queue().work({ 'print-labels': () => Promise.resolve(null) });
      await queue().enqueue(count('friday', { attempts: 1 }));
      expect((await reached(queue(), 'friday', 'failed')).failure).toBe(
        'nobody here does "count-stock"',
      );
    });
  });

  describe('a job that did not fail', () => {
    it('is neither retried nor discarded while it waits', async () => {
      await queue().enqueue(count('friday'));
      const conflict = { name: 'JobStateConflict', state: 'waiting' };
      await expectRefusal(queue().retry(mercearia, 'friday'), conflict);
      await expectRefusal(queue().discard(mercearia, 'friday'), conflict);
    });

    it('is discarded, but not retried, once it is done', async () => {
      queue().work({ 'count-stock': () => Promise.resolve(null) });
      await queue().enqueue(count('friday'));
      await reached(queue(), 'friday', 'done');
      await expectRefusal(queue().retry(mercearia, 'friday'), {
        name: 'JobStateConflict',
        state: 'done',
      });
      await queue().discard(mercearia, 'friday');
      expect(await queue().get(mercearia, 'friday')).toBeUndefined();
    });
  });
}
