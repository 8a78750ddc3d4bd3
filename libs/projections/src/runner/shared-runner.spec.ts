import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { defineProjection } from '../projection.js';
import { rebuildAll } from './rebuild-all.js';
import { RowsFollower } from './rows-follower.js';
import type { SharedRunner } from './shared-runner.js';
import { shareCount, shareName, shareOfId } from './shares.js';
import { clients, draftSaved, ledger, openEventStore, saleMade, sales } from './testing/ledger.js';
import type { SaleEvent, SaleRow } from './testing/ledger.js';
import { eventually, projector, shortLeaseMs } from './testing/shared.js';

const companies = Array.from({ length: 24 }, (_, place) => `company${place}`);

describe('projectors that share the companies', () => {
  let store: EventStore;
  let rows: ReadStore;
  const running: SharedRunner[] = [];
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
  });
  afterEach(async () => {
    for (const runner of running.splice(0)) await runner.stop();
    await store.close();
    await rows.close();
  });

  const start = (...args: Parameters<typeof projector>): SharedRunner => {
    const runner = projector(...args);
    running.push(runner);
    return runner;
  };

  const sell = async (turn: number): Promise<void> => {
    for (const company of companies) {
      const events = [saleMade(`s${turn}`, 'Ana', 1)];
      await store.append(`journal-${company}`, events, turn === 0 ? 'no-stream' : turn - 1);
    }
  };

  const areShown = async (count: number): Promise<boolean> => {
    for (const company of companies) {
      if ((await rows.count(sales, company, {})) !== count) return false;
      if ((await rows.get(clients, company, 'Ana'))?.owed !== count) return false;
    }
    return true;
  };

  it('begin with nothing, and fold everything once', async () => {
    await sell(0);
    const stores = { store, rows };
    const [north, south] = [start('north', stores, ledger), start('south', stores, ledger)];
    await eventually(() => areShown(1));
    await eventually(() => north.status().shares === 16 && south.status().shares === 16);
    await sell(1);
    await eventually(() => areShown(2));
    expect(north.status()).toMatchObject({ isCaughtUp: true, stalled: [], error: undefined });
  });

  it('take over the companies of one that is gone, within the time of a lease', async () => {
    await sell(0);
    const [north, south] = [
      start('north', { store, rows }, ledger),
      // Its leases run out without a word, as those of a process that was killed.
      start('south', { store, rows: silenced(rows, () => isGone) }, ledger),
    ];
    let isGone = false;
    await eventually(() => north.status().shares === 16 && south.status().shares === 16);
    isGone = true;
    const goneAt = performance.now();
    await sell(1);
    await eventually(() => areShown(2));
    expect(performance.now() - goneAt).toBeLessThan(3 * shortLeaseMs + 40_000);
    expect(north.status().shares).toBe(shareCount);
  });

  it('compare rows with the log when shares change hands, and not all the time', async () => {
    await sell(0);
    const looks = jest.spyOn(rows, 'live').mock.calls;
    const log = counted(store);
    const south = start('south', { store: log.store, rows }, ledger);
    await eventually(() => south.status().shares === shareCount && south.status().isCaughtUp);
    let [asked, looked] = [0, 0];
    await eventually(() => {
      if (log.asked() > asked) [asked, looked] = [log.asked(), looks.length];
      return looks.length >= looked + 3;
    });
    const north = start('north', { store, rows }, ledger);
    await eventually(() => north.status().shares === 16 && south.status().shares === 16);
    const before = log.asked();
    await north.stop();
    await eventually(() => south.status().shares === shareCount && log.asked() > before);
  });

  it('leave their shares to others at once when they stop', async () => {
    const [north, south] = [
      start('north', { store, rows }, ledger, { leaseMs: 30_000 }),
      start('south', { store, rows }, ledger),
    ];
    await eventually(() => north.status().shares > 0);
    await north.stop();
    await eventually(() => south.status().shares === shareCount);
    expect(north.status().shares).toBe(0);
  });

  it('write nothing any more once another has taken over', async () => {
    await sell(0);
    const south = start('south', { store, rows }, ledger);
    await eventually(() => areShown(1));
    const company = companies[0] ?? '';
    const share = shareName('rows', shareOfId(company));
    await rows.leases.seize(share, 'stranger', 60_000);
    await store.append(`journal-${company}`, [saleMade('late', 'Ana', 1)], 0);
    await store.append(`journal-${companies[1] ?? ''}`, [saleMade('late', 'Ana', 1)], 0);
    await eventually(async () => (await rows.count(sales, companies[1] ?? '', {})) === 2);
    expect(await rows.count(sales, company, {})).toBe(1);
    expect((await rows.checkpoint(share))?.revisions[company] ?? 0).toBe(0);
    await eventually(() => south.status().shares === shareCount - 1);
  });

  it('stop only one company at an event that cannot be folded, and say which', async () => {
    const stores = { store, rows };
    start('south', stores, ledger);
    const follower = new RowsFollower({ ...stores, projections: ledger });
    follower.start();
    await sell(0);
    await eventually(() => areShown(1));
    const [poisoned = '', next = ''] = companies;
    await store.append(`journal-${poisoned}`, [saleMade('bad', 'Ana', -1)], 0);
    await store.append(`journal-${next}`, [saleMade('good', 'Ana', 1)], 0);
    await eventually(async () => (await rows.count(sales, next, {})) === 2);
    await eventually(async () => (await follower.status()).stalled.length === 1);
    expect((await follower.status()).stalled).toEqual([
      {
        stream: `journal-${poisoned}`,
        revision: 1,
        type: 'SaleMade',
        projection: 'sale-list',
        error: 'a sale of less than nothing',
      },
    ]);
    expect(await follower.freshness.waitFor(next, 1, 60_000)).toBe(0);
    // Longer than any test: rows that do not come are not waited for.
    expect(await follower.freshness.waitFor(poisoned, 1, 2 ** 31 - 1)).toBe(1);
    await follower.stop();
  });

  it('rebuild rows next to the old ones, one of them for all, and switch together', async () => {
    await sell(0);
    const stores = { store, rows };
    const old = start('north', stores, ledger);
    await eventually(() => areShown(1));
    await old.stop();
    const [north, south] = [start('north', stores, raised), start('south', stores, raised)];
    await eventually(async () => (await rows.live()).get('sales')?.version === 2);
    await sell(1);
    await eventually(() => areShown(2));
    await eventually(() => north.status().shares + south.status().shares === shareCount);
    expect(await rows.get(sales, companies[0] ?? '', 's0')).toMatchObject({ amount: 100 });
    expect((await rows.live()).get('clients')).toEqual({ version: 1, build: 0 });
  });

  it('go on while rows are rebuilt on request', async () => {
    const stores = { store, rows };
    const south = start('south', stores, ledger);
    await sell(0);
    await eventually(() => areShown(1));
    const lines: string[] = [];
    const options = { ...stores, projections: ledger, only: ['sale-list'], holder: 'operator' };
    await rebuildAll({ ...options, onLine: (line) => lines.push(line) });
    expect(lines.at(-1)).toBe('sale-list: done');
    expect((await rows.live()).get('sales')).toEqual({ version: 1, build: 1 });
    await sell(1);
    await eventually(() => areShown(2));
    expect(south.status()).toMatchObject({ stalled: [], error: undefined });
  });

  it('leave rows of a newer version unchanged', async () => {
    await sell(0);
    const stores = { store, rows };
    start('new', stores, raised);
    await eventually(() => areShown(1));
    const old = start('old', stores, ledger);
    await eventually(() => old.status().error?.includes('newer version') === true);
    expect((await rows.live()).get('sales')?.version).toBe(2);
  });

  it('let others know what the rows show, and which have changed', async () => {
    const stores = { store, rows };
    start('south', stores, ledger);
    await sell(0);
    await eventually(() => areShown(1));
    const touched: string[] = [];
    const follower = new RowsFollower({
      ...stores,
      projections: ledger,
      onProgress: (progress) => {
        for (const one of progress.touched) touched.push(`${one.partition} ${one.collection}`);
      },
    });
    follower.start();
    const [company = ''] = companies;
    expect(await follower.freshness.waitFor(company, 0, 60_000)).toBe(0);
    await store.append('draft-d1', [draftSaved(company, 'Ana')], 'no-stream');
    await store.append(`journal-${company}`, [saleMade('s1', 'Ana', 1)], 0);
    expect(await follower.freshness.waitFor('draft-d1', 0, 60_000)).toBe(0);
    expect(await follower.freshness.waitFor(company, 1, 60_000)).toBe(0);
    expect(await rows.count(sales, company, {})).toBe(2);
    expect([...new Set(touched)].sort()).toEqual([
      `${company} clients`,
      `${company} drafts`,
      `${company} sales`,
    ]);
    await eventually(async () => (await follower.status()).isCaughtUp);
    await follower.stop();
  });
});

/** The list in another unit, as a later version of the product makes it. */
const raised = ledger.map((projection) =>
  projection.name !== 'sale-list'
    ? projection
    : defineProjection<SaleRow, SaleEvent>({
        name: 'sale-list',
        category: 'journal',
        collection: { ...sales, version: 2 },
        events: ['SaleMade'],
        keys: ({ data }) => [{ id: data.saleId }],
        fold: (row, { type, data }, { id }) =>
          type === 'SaleMade' ? { id, client: data.client, amount: data.amount * 100 } : row,
      }),
);

/** The same log, and how often it was asked which it is. */
function counted(store: EventStore): { readonly store: EventStore; asked(): number } {
  let asked = 0;
  const identity = () => {
    asked += 1;
    return store.identity();
  };
  const same = Object.create(store, { identity: { value: identity } }) as EventStore;
  return { store: same, asked: () => asked };
}

/** The same store, which from some moment on takes nothing from this one any more. */
function silenced(rows: ReadStore, isGone: () => boolean): ReadStore {
  const gone = () => Promise.reject(new Error('the process is gone'));
  const { leases } = rows;
  return Object.create(rows, {
    write: {
      value: (...args: Parameters<ReadStore['write']>) => (isGone() ? gone() : rows.write(...args)),
    },
    leases: {
      value: {
        take: (name: string, holder: string, forMs: number) =>
          isGone() ? gone() : leases.take(name, holder, forMs),
        seize: (name: string, holder: string, forMs: number) => leases.seize(name, holder, forMs),
        keep: (held: Parameters<typeof leases.keep>[0], forMs: number) =>
          isGone() ? gone() : leases.keep(held, forMs),
        note: (lease: Parameters<typeof leases.note>[0], note: string) =>
          isGone() ? gone() : leases.note(lease, note),
        giveBack: (lease: Parameters<typeof leases.giveBack>[0]) =>
          isGone() ? gone() : leases.giveBack(lease),
        list: (prefix: string) => leases.list(prefix),
      },
    },
  }) as ReadStore;
}
