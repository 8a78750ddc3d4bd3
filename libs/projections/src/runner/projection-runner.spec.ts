import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { StoreUnavailable } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { Freshness } from './freshness.js';
import type { FoldTrouble, Progress } from './progress.js';
import {
  clients,
  draftDropped,
  drafts,
  draftSaved,
  ledger,
  openEventStore,
  saleMade,
  sales,
  saleVoided,
} from './testing/ledger.js';
import { running, runOnce } from './testing/run.js';

describe('the projection runner', () => {
  let store: EventStore;
  let rows: ReadStore;
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  it('folds what is there, then what comes', async () => {
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 500)], 'no-stream');
    const { runner, caughtUp } = await running(store, rows, ledger);
    await caughtUp();
    expect(await rows.find(sales, 'grocer', {})).toEqual([
      { id: 's1', revision: 0, client: 'Ana', amount: 500 },
    ]);
    await store.append('journal-grocer', [saleMade('s2', 'Ana', 250), saleVoided('s1')], 0);
    await caughtUp();
    expect(await rows.find(sales, 'grocer', {})).toEqual([
      { id: 's2', revision: 1, client: 'Ana', amount: 250 },
    ]);
    expect(await rows.get(clients, 'grocer', 'Ana')).toEqual({ id: 'Ana', revision: 1, owed: 750 });
    await runner.stop();
  });

  it("keeps a draft's row in its company, at the draft's own revision", async () => {
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 1)], 'no-stream');
    await store.append('draft-d1', [draftSaved('grocer', 'Ana')], 'no-stream');
    await store.append('draft-d2', [draftSaved('grocer', 'Rui')], 'no-stream');
    await store.append('draft-d1', [draftSaved('grocer', 'Eva')], 0);
    await store.append('draft-d2', [draftDropped('grocer')], 0);
    await runOnce(store, rows, ledger);
    expect(await rows.find(drafts, 'grocer', {})).toEqual([
      { id: 'd1', revision: 1, client: 'Eva' },
    ]);
  });

  it('reports what changed, for those who wait and those who watch', async () => {
    const progress: Progress[] = [];
    const freshness = new Freshness();
    const onProgress = (one: Progress): void => {
      progress.push(one);
      freshness.advance(one.revisions);
    };
    const { runner, caughtUp } = await running(store, rows, ledger, { onProgress });
    // What is written while rows are made for the first time is reported by nobody.
    await caughtUp();
    const waiting = freshness.waitFor('grocer', 1, 60_000);
    const events = [saleMade('s1', 'Ana', 500), saleMade('s2', 'Ana', 250)];
    await store.append('journal-grocer', events, 'no-stream');
    expect(await waiting).toBe(0);
    await runner.stop();
    const touched = progress.flatMap((one) => one.touched);
    expect(touched).toEqual([
      { partition: 'grocer', collection: 'clients', ids: ['Ana'] },
      { partition: 'grocer', collection: 'sales', ids: ['s1', 's2'] },
    ]);
  });

  it('catches up in batches of many pages', async () => {
    await runOnce(store, rows, ledger);
    const events = Array.from({ length: 100 }, (_, at) => saleMade(`s${at}`, 'Ana', 1));
    await store.append('journal-grocer', events, 'no-stream');
    const folded: Progress[] = [];
    await runOnce(store, rows, ledger, { onProgress: (one) => folded.push(one) });
    const batches = folded.filter(({ touched }) => touched.length > 0);
    expect(batches.map(({ revisions }) => revisions)).toEqual([{ grocer: 99 }]);
  });

  it('says at a restart what the rows show already', async () => {
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 500)], 'no-stream');
    await runOnce(store, rows, ledger);
    const progress: Progress[] = [];
    await runOnce(store, rows, ledger, { onProgress: (one) => progress.push(one) });
    expect(progress[0]).toMatchObject({ revisions: { grocer: 0 }, touched: [] });
  });

  it('goes on after a store that failed', async () => {
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 500)], 'no-stream');
    let failures = 2;
    const write = rows.write.bind(rows);
    rows.write = (changes, checkpoint) => {
      if (failures-- > 0) return Promise.reject(new Error('the disk is full'));
      return write(changes, checkpoint);
    };
    const status = await runOnce(store, rows, ledger, { retryDelayMs: 1 });
    expect(status.error).toBeUndefined();
    expect(await rows.count(sales, 'grocer', {})).toBe(1);
  });
});

describe('an event that cannot be folded', () => {
  it('stops only its own company, whole, until the next start', async () => {
    const store = await openEventStore();
    const rows = new SqliteReadStore(':memory:');
    const poisoned = [saleMade('s1', 'Ana', 10), saleMade('s2', 'Ana', -1)];
    await store.append('journal-grocer', poisoned, 'no-stream');
    await store.append('journal-baker', [saleMade('b1', 'Rui', 20)], 'no-stream');
    const { runner, caughtUp } = await running(store, rows, ledger);
    await caughtUp();
    await store.append('journal-grocer', [saleMade('s3', 'Ana', 30)], 1);
    await store.append('journal-baker', [saleMade('b2', 'Rui', 40)], 0);
    await caughtUp();
    await runner.stop();

    expect(runner.status().stalled).toEqual([
      {
        stream: 'journal-grocer',
        revision: 1,
        type: 'SaleMade',
        projection: 'sale-list',
        error: 'a sale of less than nothing',
      },
    ]);
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 60 });
    // The totals had folded the event before the list refused it: that is undone.
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 10, revision: 0 });
    expect(await rows.count(sales, 'grocer', {})).toBe(1);

    const lenient = ledger.filter(({ name }) => name !== 'sale-list');
    const status = await runOnce(store, rows, lenient);
    expect(status.stalled).toEqual([]);
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 39, revision: 2 });
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 60 });
    await store.close();
    await rows.close();
  });
});

describe('a row that its store would not take', () => {
  let store: EventStore;
  let rows: ReadStore;
  let troubles: FoldTrouble[];
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    troubles = [];
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });
  const onTrouble = (trouble: FoldTrouble): void => {
    if (trouble.kind !== 'rebuilding' && trouble.kind !== 'rebuilt') troubles.push(trouble);
  };
  const stalledOf = (): readonly unknown[] =>
    troubles.map((trouble) => (trouble.kind === 'stalled' ? trouble.stalled : trouble));

  it('stops only the company whose sum has become too large, and is reported once', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const large = [saleMade('s1', 'Ana', most), saleMade('s2', 'Ana', 1)];
    await store.append('journal-grocer', large, 'no-stream');
    await store.append('journal-baker', [saleMade('b1', 'Rui', 20)], 'no-stream');
    const status = await runOnce(store, rows, ledger, { onTrouble });
    const stalled = {
      stream: 'journal-grocer',
      revision: 1,
      type: 'SaleMade',
      projection: 'client-totals',
      error: 'clients.owed is not integer: 9007199254740992',
    };
    expect(status).toMatchObject({ error: undefined, stalled: [stalled] });
    expect(stalledOf()).toEqual([stalled]);
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: most });
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 20 });
    await runOnce(store, rows, ledger, { onTrouble });
    expect(stalledOf()).toEqual([stalled, stalled]);
  });

  it('is found in halves where the store refuses it for a reason of its own', async () => {
    const sold = Array.from({ length: 9 }, (_, at) => saleMade(`s${at}`, 'Ana', 1));
    await store.append('journal-grocer', sold, 'no-stream');
    await store.append('journal-baker', [saleMade('b1', 'Rui', 20)], 'no-stream');
    await refuseRow('s5');
    const status = await runOnce(store, rows, ledger, { onTrouble });
    expect(status.stalled).toMatchObject([
      { stream: 'journal-grocer', revision: 5, projection: 'sale-list', error: 'sales: too large' },
    ]);
    expect(await rows.count(sales, 'grocer', {})).toBe(5);
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 5, revision: 4 });
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 20 });
  });

  it.each([
    ['that says so', new StoreUnavailable('the disk is full')],
    ['by not taking anything', new Error('the disk is full')],
  ])('is not blamed for a store that fails %s', async (_, error) => {
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 1)], 'no-stream');
    let failures = 4;
    const write = rows.write.bind(rows);
    rows.write = (changes, checkpoint) =>
      failures-- > 0 ? Promise.reject(error) : write(changes, checkpoint);
    const status = await runOnce(store, rows, ledger, { onTrouble, retryDelayMs: 1 });
    expect(status).toMatchObject({ error: undefined, stalled: [] });
    expect(troubles).toEqual([
      { kind: 'failed', error: 'the disk is full' },
      { kind: 'recovered' },
    ]);
    expect(await rows.count(sales, 'grocer', {})).toBe(1);
  });

  /** As a store does that takes no document of such a size. */
  async function refuseRow(id: string): Promise<void> {
    await rows.prepare([]);
    const write = rows.write.bind(rows);
    rows.write = (changes, checkpoint) =>
      changes.some((change) => change.id === id)
        ? Promise.reject(new Error('sales: too large'))
        : write(changes, checkpoint);
  }
});
