import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { eventStoreContract } from '../event-store.contract.js';
import { SqliteEventStore } from './sqlite-event-store.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-events-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let opened = 0;
const path = () => join(folder, `${opened}.db`);

eventStoreContract('SQLite', {
  open: () => {
    opened += 1;
    return SqliteEventStore.open({ path: path() });
  },
  reopen: () => SqliteEventStore.open({ path: path() }),
});
