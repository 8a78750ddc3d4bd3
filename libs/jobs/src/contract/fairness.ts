import { describe, expect, it } from '@jest/globals';
import type { Job } from '../job.js';
import type { JobHandler, JobQueue } from '../job-queue.js';
import {
  count,
  eventually,
  gate,
  type JobQueueHarness,
  mercearia,
  padaria,
  people,
  reached,
  untilInterrupted,
  useQueue,
} from './fixtures.js';

const talho = 'talho';

/** One company's work and that of others, and of those whom people wait for. */
export function fairnessContract(queue: () => JobQueue, harness: JobQueueHarness): void {
  /** A handler that holds the first job until the gate opens, and notes the order of starts. */
  const noting = (started: string[], opened: Promise<void>): JobHandler => {
    return async ({ job }) => {
      started.push(nameOf(job));
      await opened;
      return null;
    };
  };

  const enqueueMany = async (companyId: string, ids: readonly string[]): Promise<void> => {
    for (const id of ids) await queue().enqueue(count(id, { companyId }));
  };

  const numbered = (letter: string, many: number) =>
    Array.from({ length: many }, (_, at) => `${letter}${at}`);

  describe('a company with many jobs', () => {
    it('keeps the job of another waiting for one of its own at most', async () => {
      const open = gate();
      const started: string[] = [];
      const exports = numbered('e', 60);
      await enqueueMany(mercearia, exports);
      queue().work({ 'count-stock': noting(started, open.opened) }, { concurrency: 1 });
      await eventually('nothing starts', () => started[0]);
      await enqueueMany(padaria, ['mail']);
      open.open();
      await reached(queue(), 'mail', 'done', padaria);
      // One was running when the mail came; at most one more may have been before it.
      expect(started.indexOf(`${padaria}/mail`)).toBeLessThanOrEqual(2);
      await reached(queue(), exports.at(-1) ?? '', 'done');
      const own = started.filter((name) => name.startsWith(mercearia));
      expect(own).toEqual(exports.map((id) => `${mercearia}/${id}`));
    });

    it('takes turns with others that have many as well, and none goes without', async () => {
      const open = gate();
      const started: string[] = [];
      await enqueueMany(mercearia, numbered('a', 12));
      queue().work({ 'count-stock': noting(started, open.opened) }, { concurrency: 1 });
      await eventually('nothing starts', () => started[0]);
      await enqueueMany(padaria, numbered('b', 6));
      await enqueueMany(talho, numbered('c', 6));
      open.open();
      await reached(queue(), 'a11', 'done');
      await reached(queue(), 'c5', 'done', talho);
      await reached(queue(), 'b5', 'done', padaria);
      // In every window of the time in which all three wait, each is served.
      const companies = started.slice(1, 16).map((name) => name.split('/')[0]);
      for (let at = 0; at + 5 <= companies.length; at += 5) {
        expect(new Set(companies.slice(at, at + 5))).toEqual(new Set([mercearia, padaria, talho]));
      }
    });
  });

  describe('a job that people wait for', () => {
    const own = useQueue(harness, { closeGraceMs: 50, stopGraceMs: 5_000 });

    it('goes before all others', async () => {
      const open = gate();
      const started: string[] = [];
      for (const id of ['a', 'b']) await queue().enqueue(count(id));
      await queue().enqueue(count('reset', { companyId: people }));
      queue().work({ 'count-stock': noting(started, open.opened) }, { concurrency: 1 });
      await eventually('two never run', () => (started.length === 2 ? true : undefined));
      expect(started).toContain(`${people}/reset`);
      open.open();
      await reached(queue(), 'b', 'done');
    });

    it('has room of its own while all other jobs that run go on', async () => {
      const started: string[] = [];
      own().work(
        {
          'count-stock': (run) => {
            started.push(nameOf(run.job));
            return run.job.companyId === people ? Promise.resolve('sent') : untilInterrupted(run);
          },
        },
        { concurrency: 2 },
      );
      for (const id of ['a', 'b', 'c']) await own().enqueue(count(id));
      await eventually('two never run', () => (started.length === 2 ? true : undefined));
      await own().enqueue(count('reset', { companyId: people }));
      expect((await reached(own(), 'reset', 'done', people)).result).toBe('sent');
      expect((await own().get(mercearia, 'c'))?.state).toBe('waiting');
      expect((await own().counts()).done).toBe(1);
      expect((await own().list(people)).total).toBe(1);
    });
  });
}

const nameOf = ({ companyId, id }: Job): string => `${companyId}/${id}`;
