import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { count, eventually, mercearia, reached } from '../contract/fixtures.js';
import { JobsUnavailable } from '../errors.js';
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
