import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { people } from '../contract/fixtures.js';
import { jobsContract } from '../jobs.contract.js';
import { SqliteJobQueue } from './sqlite-job-queue.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-jobs-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let opened = 0;
const urgentPartitions = [people];
const path = () => join(folder, `${opened}.db`);

jobsContract('SQLite', {
  open: (limits = {}) => {
    opened += 1;
    return SqliteJobQueue.open({ path: path(), limits, urgentPartitions });
  },
  again: (limits = {}) => SqliteJobQueue.open({ path: path(), limits, urgentPartitions }),
});
