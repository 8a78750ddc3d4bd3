import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewEvent } from '@balcao/event-store';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { overwriteText, spoilPagesOf } from '@balcao/event-store/testing';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { rebuildAll } from './rebuild-all.js';
import { recordSkip } from './skips.js';
import { draftSaved, drafts, ledger, saleMade, sales } from './testing/ledger.js';
import { runOnce } from './testing/run.js';

/** Some ten events fill a page of the log, so that a damaged one is of one company only. */
const wide = 'x'.repeat(300);
const mark = 'Ana 0731';
const damagedAt = 20;

/** Forty sales; the client of one of them is found in the file. */
const sold = (company: string): readonly NewEvent[] =>
  Array.from({ length: 40 }, (_, at) => {
    const isMarked = company === 'grocer' && at === damagedAt;
    return saleMade(`${company}-${at}`, isMarked ? mark : `${wide} ${at % 2}`, 1);
  });

const breakJson = (path: string): void => {
  overwriteText(path, `"${mark}"`, `|${mark}"`);
};
const repairJson = (path: string): void => {
  overwriteText(path, `|${mark}"`, `"${mark}"`);
};
const spoilPage = (path: string): void => {
  spoilPagesOf(path, mark);
};

let folder: string;
let path: string;
let rows: ReadStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  path = join(folder, 'events.db');
  rows = new SqliteReadStore(':memory:');
  await opened(async (store) => {
    const baker = sold('baker');
    await store.append('journal-baker', baker.slice(0, 20), 'no-stream');
    await store.append('journal-grocer', sold('grocer'), 'no-stream');
    await store.append('journal-baker', baker.slice(20), 19);
  });
});
afterEach(async () => {
  await rows.close();
  rmSync(folder, { recursive: true });
});

/** A process that is started on the file as it is. */
async function opened<T>(work: (store: SqliteEventStore) => Promise<T>): Promise<T> {
  const store = await SqliteEventStore.open({ path });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const count = (company: string): Promise<number> => rows.count(sales, company, {});

describe.each([
  ['is no JSON any more', breakJson],
  ['lies on a page that cannot be read', spoilPage],
] as const)('an event that %s', (_, spoil) => {
  it('stops its own company where all rows are rebuilt, and no other', async () => {
    await opened((store) => runOnce(store, rows, ledger));
    spoil(path);
    const stalled = await opened((store) => rebuildAll({ store, rows, projections: ledger }));
    expect(stalled).toEqual([
      expect.objectContaining({ stream: 'journal-grocer', isMissing: true }),
    ]);
    const [stop] = stalled;
    expect(stop?.revision).toBeLessThanOrEqual(damagedAt);
    expect(await count('baker')).toBe(40);
    // Sales before the damage are shown, and none behind it.
    expect(await count('grocer')).toBe(stop?.revision);
  });

  it('leaves others to go on, over restarts', async () => {
    spoil(path);
    const status = await opened((store) => runOnce(store, rows, ledger));
    expect(status).toMatchObject({
      error: undefined,
      stalled: [{ stream: 'journal-grocer', isMissing: true }],
    });
    await opened(async (store) => {
      await store.append('journal-baker', [saleMade('late', 'Rui', 1)], 39);
      const { stalled } = await runOnce(store, rows, ledger);
      expect(stalled).toMatchObject([{ stream: 'journal-grocer' }]);
    });
    expect(await count('baker')).toBe(41);
  });
});

describe('an event that cannot be read', () => {
  it('is folded at the next start once the file is restored', async () => {
    breakJson(path);
    await opened((store) => runOnce(store, rows, ledger));
    expect(await count('grocer')).toBe(damagedAt);
    repairJson(path);
    const { stalled } = await opened((store) => runOnce(store, rows, ledger));
    expect({ stalled, sales: await count('grocer') }).toEqual({ stalled: [], sales: 40 });
  });

  it('is left out where the operator says so', async () => {
    breakJson(path);
    const place = { stream: 'journal-grocer', revision: damagedAt };
    await opened(async (store) => {
      const skip = { ...place, reason: 'A broken disk', skippedAt: '2026-11-27T08:00:00.000Z' };
      expect(await recordSkip(store, skip)).toBe('');
      const { stalled } = await runOnce(store, rows, ledger);
      expect(stalled).toEqual([]);
    });
    expect(await count('grocer')).toBe(39);
  });

  it('stops a draft too, of which no revisions are kept', async () => {
    await opened(async (store) => {
      await store.append('draft-d1', [draftSaved('grocer', 'Eva')], 'no-stream');
      await store.append('draft-d1', [draftSaved('grocer', 'Eva 0801')], 0);
      await store.append('draft-d1', [draftSaved('grocer', 'Rui')], 1);
    });
    overwriteText(path, '"Eva 0801"', '|Eva 0801"');
    const { stalled } = await opened((store) => runOnce(store, rows, ledger));
    expect(stalled).toMatchObject([{ stream: 'draft-d1', revision: 1 }]);
    expect(await rows.find(drafts, 'grocer', {})).toMatchObject([{ id: 'd1', client: 'Eva' }]);
  });
});
