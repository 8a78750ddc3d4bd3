import { describe, expect, it } from '@jest/globals';
import { JobFailedForGood } from '../errors.js';
import type { JobQueue } from '../job-queue.js';
import type { Recurrence, Schedule } from '../job.js';
import { count, eventually, expectRefusal, mercearia } from './fixtures.js';

/** What is to be done again and again. */
export function repeatingContract(queue: () => JobQueue): void {
  const nightly = (recurrence: Recurrence, payload = 'all'): Schedule => {
    const { name, companyId, actorId } = count('');
    return { key: 'nightly', name, companyId, actorId, payload, recurrence };
  };
  const waiting = async () => {
    const { jobs } = await queue().list(mercearia, { states: ['waiting', 'delayed'] });
    return jobs;
  };

  describe('a schedule', () => {
    it('orders the same job time after time, until it is stopped', async () => {
      const payloads: unknown[] = [];
      queue().work({
        'count-stock': ({ job }) => {
          payloads.push(job.payload);
          return Promise.resolve(null);
        },
      });
      await queue().repeat(nightly({ everyMs: 200 }));
      await eventually('it never repeats', () => (payloads.length >= 3 ? true : undefined));
      expect(await queue().stopRepeating(mercearia, 'nightly')).toBe(true);
      await eventually('it never rests', async () =>
        (await queue().list(mercearia)).counts.running === 0 ? true : undefined,
      );
      const ran = payloads.length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(payloads).toEqual(Array.from({ length: ran }, () => 'all'));
      expect(await waiting()).toEqual([]);
      expect(await queue().stopRepeating(mercearia, 'nightly')).toBe(false);
    });

    it('waits for the next time of its pattern, in its time zone', async () => {
      await queue().repeat(nightly({ pattern: '30 2 * * *', timeZone: 'Africa/Maputo' }));
      const [next, ...others] = await waiting();
      expect(others).toEqual([]);
      expect(next).toMatchObject({ state: 'delayed', payload: 'all', actorId: 'maria' });
      expect(next?.dueAt.slice(11)).toBe('00:30:00.000Z');
      expect(Date.parse(next?.dueAt ?? '') - Date.now()).toBeLessThanOrEqual(86_400_000);
    });

    it('is one, however often and by whomever it is given, and the last counts', async () => {
      const recurrence = { pattern: '0 3 * * *' };
      await Promise.all([
        queue().repeat(nightly(recurrence)),
        queue().repeat(nightly(recurrence)),
        queue().repeat(nightly(recurrence)),
      ]);
      expect(await waiting()).toHaveLength(1);
      await queue().repeat(nightly({ pattern: '0 4 * * *' }, 'Beira'));
      const [next, ...others] = await waiting();
      expect(others).toEqual([]);
      expect(next).toMatchObject({ payload: 'Beira' });
      expect(next?.dueAt.slice(11)).toBe('04:00:00.000Z');
    });

    it.each([
      ['fails for good', () => Promise.reject(new JobFailedForGood('no stock'))],
      ['is of a name that nobody works', undefined],
    ])('goes on behind an occurrence that %s, which is kept', async (_, handler) => {
      queue().work(
        handler === undefined
          ? { 'print-labels': () => Promise.resolve(null) }
          : { 'count-stock': handler },
      );
      await queue().repeat(nightly({ everyMs: 200 }));
      const failed = await eventually('it never fails twice', async () => {
        const { jobs } = await queue().list(mercearia, { states: ['failed'] });
        return jobs.length >= 2 ? jobs : undefined;
      });
      const [first] = failed;
      await queue().discard(mercearia, first?.id ?? '');
      await eventually('it stops with a discarded occurrence', async () => {
        const { jobs } = await queue().list(mercearia, { states: ['failed'] });
        return jobs.length > failed.length ? true : undefined;
      });
      expect(await queue().stopRepeating(mercearia, 'nightly')).toBe(true);
    });

    it('keeps its waiting occurrence from being cancelled by itself', async () => {
      await queue().repeat(nightly({ pattern: '0 3 * * *' }));
      const [next] = await waiting();
      await expectRefusal(queue().cancel(mercearia, next?.id ?? ''), {
        name: 'JobStateConflict',
        action: 'cancel',
      });
    });

    it.each([
      ['a pattern that is none', { pattern: 'every night' }],
      ['a time zone that is none', { pattern: '0 3 * * *', timeZone: 'Africa/Nowhere' }],
      ['an interval that is none', { everyMs: 0 }],
    ])('is refused with %s', async (_, recurrence) => {
      await expectRefusal(queue().repeat(nightly(recurrence)), { name: 'TypeError' });
      expect(await waiting()).toEqual([]);
    });
  });
}
