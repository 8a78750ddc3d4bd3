import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { describeBuilt } from '../../../../test/built.js';
import { killedWorkerContract } from '../contract/killed.js';
import type { JobLimits } from '../limits.js';
import { SqliteJobQueue } from './sqlite-job-queue.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-jobs-killed-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let opened = 0;
const path = () => join(folder, `${opened}.db`);

const queues = {
  open: (limits: Partial<JobLimits>) => {
    opened += 1;
    return SqliteJobQueue.open({ path: path(), limits });
  },
  childArguments: () => ['sqlite', path()],
};

killedWorkerContract('SQLite', queues, describeBuilt);
