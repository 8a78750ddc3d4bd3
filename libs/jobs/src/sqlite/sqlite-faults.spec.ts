import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { damagePages } from '../../../../test/damaged-file.js';
import { count, eventually, mercearia, reached } from '../contract/fixtures.js';
import { JobsUnavailable } from '../errors.js';
import type { JobQueue, JobRun } from '../job-queue.js';
import { openDatabase } from './driver.js';
import { SqliteJobQueue } from './sqlite-job-queue.js';

const hourMs = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'balcao-jobs-faults-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a file of jobs', () => {
  it('that another process has locked refuses new jobs, and is worked on once it is free', async () => {
    const path = join(folder, 'locked.db');
    const troubles: unknown[] = [];
    const onError = (error: unknown) => troubles.push(error);
    const queue = await SqliteJobQueue.open({ path, onError });
    await queue.enqueue(count('friday', { runAt: new Date(Date.now() + 100).toISOString() }));
    const other = openDatabase(path, 0);
    other.exec('BEGIN IMMEDIATE');
    await expect(queue.enqueue(count('saturday'))).rejects.toThrow(
      'the file of jobs is unavailable: locked by another process',
    );
    queue.work({ 'count-stock': () => Promise.resolve('counted') });
    await eventually('the worker never complains', () => troubles[0]);
    other.exec('ROLLBACK');
    other.close();
    expect((await reached(queue, 'friday', 'done')).result).toBe('counted');
    await queue.close();
  });

  it('of the version before companies took turns is brought up to date', async () => {
    const path = join(folder, 'first-version.db');
    const made = await SqliteJobQueue.open({ path });
    await made.enqueue(count('friday'));
    await made.close();
    const file = openDatabase(path, 0);
    file.exec('DROP TABLE turns; DROP INDEX jobs_ready_of_company; PRAGMA user_version = 1');
    file.close();
    const queue = await SqliteJobQueue.open({ path });
    queue.work({ 'count-stock': () => Promise.resolve('counted') });
    expect((await reached(queue, 'friday', 'done')).result).toBe('counted');
    await queue.close();
  });

  describe('of which pages are damaged', () => {
    const path = join(folder, 'damaged.db');
    beforeAll(async () => {
      const queue = await SqliteJobQueue.open({ path });
      for (let at = 0; at < 300; at += 1) {
        await queue.enqueue(count(`job-${at}`, { payload: 'x'.repeat(2_000) }));
      }
      await queue.close();
      const file = openDatabase(path, 0);
      file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      file.close();
      damagePages(path);
    });

    const asked: readonly (readonly [string, (queue: JobQueue) => Promise<unknown>])[] = [
      ['get', (queue) => queue.get(mercearia, 'job-299')],
      ['list', (queue) => queue.list(mercearia)],
      ['counts', (queue) => queue.counts()],
      ['cancel', (queue) => queue.cancel(mercearia, 'job-299')],
      ['retry', (queue) => queue.retry(mercearia, 'job-299')],
      ['discard', (queue) => queue.discard(mercearia, 'job-299')],
    ];
    it.each(asked)('says so when it is asked to %s', async (_, ask) => {
      const queue = await SqliteJobQueue.open({ path });
      const damaged = { name: 'JobsUnavailable', fault: 'damaged' };
      await expect(ask(queue)).rejects.toMatchObject(damaged);
      await queue.close();
    });
  });

  it('that is none is not opened', async () => {
    const path = join(folder, 'absent', 'jobs.db');
    await expect(SqliteJobQueue.open({ path })).rejects.toThrow(JobsUnavailable);
  });

  it('gives a job of a lost worker to another also when the clock was put back', async () => {
    const path = join(folder, 'clock.db');
    const limits = { closeGraceMs: 1, stopGraceMs: 1 };
    const before = await SqliteJobQueue.open({ path, limits, now: () => Date.now() + hourMs });
    before.work({ 'count-stock': () => new Promise(() => undefined) });
    await before.enqueue(count('friday'));
    await reached(before, 'friday', 'running');
    await before.close();

    const after = await SqliteJobQueue.open({ path });
    expect((await after.get(mercearia, 'friday'))?.state).toBe('running');
    after.work({ 'count-stock': () => Promise.resolve('counted') });
    expect((await reached(after, 'friday', 'done')).result).toBe('counted');
    await after.close();
  });

  describe('whose workers are lost', () => {
    /** Begins jobs and is lost with them: opened again, the file finds their leases. */
    async function crash(path: string, ids: readonly string[], concurrency = 4) {
      const limits = { closeGraceMs: 1, stopGraceMs: 1 };
      const queue = await SqliteJobQueue.open({ path, limits, isHeldAlone: true });
      const begun = new Set<string>();
      const never = new Promise<never>(() => undefined);
      const start = ({ job }: JobRun) => {
        begun.add(job.id);
        return never;
      };
      queue.work({ 'count-stock': start }, { concurrency });
      await eventually('they never begin', () => (begun.size >= ids.length ? true : undefined));
      await queue.close();
      return [...begun].sort();
    }
    const enqueue = async (path: string, ids: readonly string[]) => {
      const queue = await SqliteJobQueue.open({ path });
      for (const id of ids) await queue.enqueue(count(id));
      await queue.close();
    };
    const ids = ['a', 'b', 'c', 'd'];

    it('has its jobs taken at once where only one node holds it', async () => {
      const path = join(folder, 'alone.db');
      await enqueue(path, ids);
      await crash(path, ids);
      const queue = await SqliteJobQueue.open({ path, isHeldAlone: true });
      const { counts } = await queue.list(mercearia);
      expect(counts).toMatchObject({ waiting: 4, running: 0 });
      queue.work({ 'count-stock': () => Promise.resolve('counted') });
      for (const id of ids) {
        expect(await reached(queue, id, 'done')).toMatchObject({ attempts: 2 });
      }
      await queue.close();
    });

    it('attributes a crash to the only running job of those lost before, and to no neighbour', async () => {
      const path = join(folder, 'neighbours.db');
      await enqueue(path, ids);
      expect(await crash(path, ids)).toEqual(ids);
      // Of the four that were lost together one is tried at a time, the oldest until it has failed.
      for (let times = 0; times < 4; times += 1) expect(await crash(path, ['a'])).toEqual(['a']);
      const queue = await SqliteJobQueue.open({ path, isHeldAlone: true });
      queue.work({ 'count-stock': () => Promise.resolve('counted') });
      const failure = 'its worker was lost 5 times';
      expect(await reached(queue, 'a', 'failed')).toMatchObject({ failure, attempts: 5 });
      for (const id of ['b', 'c', 'd']) await reached(queue, id, 'done');
      await queue.close();
    });

    it('is written that it has ended once there is room again', async () => {
      const path = join(folder, 'full.db');
      const troubles: unknown[] = [];
      const onError = (error: unknown) => troubles.push(error);
      const queue = await SqliteJobQueue.open({ path, onError });
      const other = openDatabase(path, 0);
      queue.work({
        'count-stock': () => {
          other.exec('CREATE TRIGGER full BEFORE UPDATE ON jobs BEGIN SELECT RAISE(FAIL, 1); END');
          return Promise.resolve('counted');
        },
      });
      await queue.enqueue(count('friday'));
      await eventually('it is written after all', () => troubles[0]);
      expect((await queue.get(mercearia, 'friday'))?.state).toBe('running');
      other.exec('DROP TRIGGER full');
      expect(await reached(queue, 'friday', 'done')).toMatchObject({ attempts: 1 });
      other.close();
      await queue.close();
    });
  });

  it('forgets what is done when it is old enough, as more is done', async () => {
    const path = join(folder, 'old.db');
    let nowMs = Date.now();
    const limits = { keptDoneMs: hourMs };
    const queue = await SqliteJobQueue.open({ path, limits, now: () => nowMs });
    queue.work({ 'count-stock': () => Promise.resolve(null) });
    await queue.enqueue(count('friday'));
    await reached(queue, 'friday', 'done');
    nowMs += hourMs + 1;
    await queue.enqueue(count('saturday'));
    await reached(queue, 'saturday', 'done');
    expect(await queue.get(mercearia, 'friday')).toBeUndefined();
    await queue.close();
  });
});
