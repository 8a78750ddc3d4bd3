import { describe, expect, it } from '@jest/globals';
import { JobFailedForGood } from '../errors.js';
import type { Job } from '../job.js';
import type { Ending, JobEnded, JobHandler, JobQueue } from '../job-queue.js';
import { count, mercearia, reached, untilInterrupted } from './fixtures.js';

/** Each way in which a handler ends a job, and the ending that the hook gets. */
const endings: readonly (readonly [string, JobHandler, Ending])[] = [
  ['is done', () => Promise.resolve({ counted: 12 }), { kind: 'done', result: { counted: 12 } }],
  [
    'fails in its last attempt',
    () => Promise.reject(new Error('the scale is broken')),
    { kind: 'failed', failure: 'the scale is broken' },
  ],
  [
    'fails for good',
    () => Promise.reject(new JobFailedForGood('there is no such warehouse')),
    { kind: 'failed', failure: 'there is no such warehouse' },
  ],
];

/** The hook that is notified of how jobs end. */
export function endingContract(queue: () => JobQueue): void {
  describe('a job that ends', () => {
    /** Notes the endings, with the state that the job has in the queue meanwhile. */
    function noting(answer: (ending: Ending) => Ending = (ending) => ending) {
      const noted: unknown[] = [];
      const ended: JobEnded = async (job, ending) => {
        noted.push([job.id, ending, (await queue().get(mercearia, job.id))?.state]);
        return answer(ending);
      };
      return { noted, ended };
    }

    it.each(endings)(
      'because it %s is reported once, before it is written',
      async (_, run, ending) => {
        let runs = 0;
        const { noted, ended } = noting();
        const handler: JobHandler = (job) => {
          runs += 1;
          return run(job);
        };
        queue().work({ 'count-stock': handler }, { ended });
        await queue().enqueue(count('friday', { attempts: 2, backoffMs: 0 }));
        const job = await reached(queue(), 'friday', ending.kind);
        expect(noted).toEqual([['friday', ending, 'running']]);
        expect(job.attempts).toBe(runs);
      },
    );

    it('because it was cancelled is reported', async () => {
      const { noted, ended } = noting();
      queue().work({ 'count-stock': untilInterrupted }, { ended });
      await queue().enqueue(count('friday'));
      await reached(queue(), 'friday', 'running');
      await queue().cancel(mercearia, 'friday');
      await reached(queue(), 'friday', 'cancelled');
      expect(noted).toEqual([['friday', { kind: 'cancelled' }, 'running']]);
    });

    it('is not reported while it will be tried again', async () => {
      const { noted, ended } = noting();
      queue().work({ 'count-stock': () => Promise.reject(new Error('broken')) }, { ended });
      await queue().enqueue(count('friday', { attempts: 2, backoffMs: 60_000 }));
      await reached(queue(), 'friday', 'delayed');
      expect(noted).toEqual([]);
    });

    it('may turn out to be done all the same', async () => {
      const { ended } = noting(() => ({ kind: 'done', result: 'counted before' }));
      queue().work({ 'count-stock': () => Promise.reject(new Error('no answer')) }, { ended });
      await queue().enqueue(count('friday', { attempts: 1 }));
      const job: Job = await reached(queue(), 'friday', 'done');
      expect(job.result).toBe('counted before');
      expect(job).not.toHaveProperty('failure');
    });

    it('is reported again while the hook cannot take it', async () => {
      let tries = 0;
      const ended: JobEnded = (_, ending) => {
        tries += 1;
        if (tries === 1) return Promise.reject(new Error('the books cannot be reached'));
        return Promise.resolve(ending);
      };
      queue().work({ 'count-stock': () => Promise.resolve('counted') }, { ended });
      await queue().enqueue(count('friday'));
      expect((await reached(queue(), 'friday', 'done')).result).toBe('counted');
      expect(tries).toBe(2);
    });
  });
}
