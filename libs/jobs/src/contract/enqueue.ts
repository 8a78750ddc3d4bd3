import { describe, expect, it } from '@jest/globals';
import type { JobQueue } from '../job-queue.js';
import { maxPayloadBytes } from '../limits.js';
import { count, eventually, expectRefusal, gate, inMs, mercearia, padaria } from './fixtures.js';
import { reached } from './fixtures.js';

/** Ordering work, and having it done. */
export function enqueueContract(queue: () => JobQueue): void {
  describe('a job', () => {
    it('waits with what it was ordered with', async () => {
      const before = Date.now();
      const job = await queue().enqueue(count('friday', { attempts: 3 }));
      expect(job).toMatchObject({
        ...count('friday'),
        state: 'waiting',
        isCancelling: false,
        attempts: 0,
        maxAttempts: 3,
      });
      expect(Date.parse(job.createdAt)).toBeGreaterThanOrEqual(before - 1);
      expect(job).not.toHaveProperty('startedAt');
      expect(job).not.toHaveProperty('result');
      expect(await queue().get(mercearia, 'friday')).toEqual(job);
    });

    it('is given to its handler, and keeps the result', async () => {
      const given: unknown[] = [];
      queue().work({
        'count-stock': ({ job, signal }) => {
          given.push([job.payload, job.companyId, job.actorId, job.state, signal.aborted]);
          return Promise.resolve({ counted: 12 });
        },
      });
      await queue().enqueue(count('friday'));
      const job = await reached(queue(), 'friday', 'done');
      expect(given).toEqual([[count('').payload, mercearia, 'maria', 'running', false]]);
      expect(job).toMatchObject({ result: { counted: 12 }, attempts: 1 });
      expect(Date.parse(job.finishedAt ?? '')).toBeGreaterThanOrEqual(
        Date.parse(job.startedAt ?? ''),
      );
    });

    it('is one job when it is enqueued twice with one id, also once it is done', async () => {
      let runs = 0;
      await queue().enqueue(count('friday'));
      const again = await queue().enqueue(count('friday', { payload: 'another' }));
      expect(again.payload).toEqual(count('').payload);
      const worker = queue().work({
        'count-stock': () => {
          runs += 1;
          return Promise.resolve(undefined);
        },
      });
      await reached(queue(), 'friday', 'done');
      expect((await queue().enqueue(count('friday'))).state).toBe('done');
      await worker.close();
      expect(runs).toBe(1);
      expect((await queue().list(mercearia)).total).toBe(1);
    });

    it('belongs to its company: another may have one of the same id', async () => {
      await queue().enqueue(count('friday'));
      await queue().enqueue(count('friday', { companyId: padaria, payload: 'bread' }));
      expect((await queue().get(padaria, 'friday'))?.payload).toBe('bread');
      expect((await queue().get(mercearia, 'friday'))?.payload).toEqual(count('').payload);
      expect(await queue().get('farmacia', 'friday')).toBeUndefined();
    });

    it('waits for its time, and runs then', async () => {
      const runAt = inMs(2_000);
      const job = await queue().enqueue(count('later', { runAt }));
      expect(job).toMatchObject({ state: 'delayed', dueAt: runAt });
      const ran: number[] = [];
      queue().work({
        'count-stock': () => {
          ran.push(Date.now());
          return Promise.resolve(null);
        },
      });
      await reached(queue(), 'later', 'done');
      expect(ran).toHaveLength(1);
      expect(ran[0]).toBeGreaterThanOrEqual(Date.parse(runAt));
    });

    it('runs at once when its time is past', async () => {
      queue().work({ 'count-stock': () => Promise.resolve(null) });
      await queue().enqueue(count('late', { runAt: '2020-02-29T00:00:00Z' }));
      expect((await reached(queue(), 'late', 'done')).result).toBeNull();
    });
  });

  describe('a queue', () => {
    it('refuses a payload that is too large, and takes the largest', async () => {
      const largest = 'é'.repeat((maxPayloadBytes - 2) / 2);
      await queue().enqueue(count('large', { payload: largest }));
      expect((await queue().get(mercearia, 'large'))?.payload).toBe(largest);
      await expectRefusal(queue().enqueue(count('larger', { payload: `${largest}a` })), {
        name: 'JobTooLarge',
        part: 'payload',
        bytes: maxPayloadBytes + 1,
      });
      expect(await queue().get(mercearia, 'larger')).toBeUndefined();
    });

    it('keeps the jobs of a place that is of no company apart', async () => {
      await queue().enqueue(count('letter', { companyId: '~people' }));
      expect((await queue().list('~people')).jobs.map(({ id }) => id)).toEqual(['letter']);
      expect((await queue().list('people')).jobs).toEqual([]);
    });

    it.each([
      ['an id with a separator', { id: 'a:b' }],
      ['an id that is a bare number', { id: '42' }],
      ['an empty id', { id: '' }],
      ['a company that is none', { companyId: 'a.b' }],
      ['a mark within a name', { companyId: 'a~b' }],
      ['a name that is none', { name: 'count stock' }],
      ['no attempt', { attempts: 0 }],
      ['a time that is none', { runAt: 'tomorrow' }],
    ])('refuses %s', async (_, wrong) => {
      await expectRefusal(queue().enqueue(count('friday', wrong)), { name: 'TypeError' });
    });

    it('runs no more jobs at a time than it is told, in the order of their coming', async () => {
      const open = gate();
      const started: string[] = [];
      let atOnce = 0;
      let most = 0;
      for (const id of ['a', 'b', 'c', 'd', 'e']) await queue().enqueue(count(id));
      queue().work(
        {
          'count-stock': async ({ job }) => {
            started.push(job.id);
            atOnce += 1;
            most = Math.max(most, atOnce);
            await open.opened;
            atOnce -= 1;
            return null;
          },
        },
        { concurrency: 2 },
      );
      await eventually('two never run', () => (started.length === 2 ? true : undefined));
      expect((await queue().list(mercearia)).counts).toMatchObject({ running: 2, waiting: 3 });
      open.open();
      for (const id of ['a', 'b', 'c', 'd', 'e']) await reached(queue(), id, 'done');
      expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(most).toBe(2);
    });
  });
}
