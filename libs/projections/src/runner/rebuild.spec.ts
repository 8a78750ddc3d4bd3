import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { defineProjection } from '../projection.js';
import type { AnyProjection } from '../projection.js';
import { rebuildAll } from './rebuild-all.js';
import {
  clients,
  clientTotals,
  draftList,
  ledger,
  openEventStore,
  saleList,
  saleMade,
  sales,
} from './testing/ledger.js';
import type { ClientRow, SaleEvent } from './testing/ledger.js';
import { running, runOnce } from './testing/run.js';

/** The totals in another unit, as a later version of the product makes them. */
const inCents = defineProjection<ClientRow, SaleEvent>({
  name: 'client-totals',
  category: 'journal',
  collection: { ...clients, version: 2 },
  events: ['SaleMade'],
  keys: (event) => (event.type === 'SaleMade' ? [{ id: event.data.client }] : []),
  fold: (row, event, { id }) =>
    event.type === 'SaleMade' ? { id, owed: (row?.owed ?? 0) + event.data.amount * 100 } : row,
});

const raised: readonly AnyProjection[] = [inCents, saleList, draftList];

describe('rebuilding rows', () => {
  let store: EventStore;
  let rows: ReadStore;
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    const first = [saleMade('s1', 'Ana', 1), saleMade('s2', 'Ana', 2), saleMade('s3', 'Rui', 4)];
    await store.append('journal-grocer', first, 'no-stream');
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  const owed = async (): Promise<number | undefined> =>
    (await rows.get(clients, 'grocer', 'Ana'))?.owed;

  it('begins by itself when a version was raised, and reads the old rows until it is through', async () => {
    await runOnce(store, rows, ledger);
    const seen: (number | undefined)[] = [];
    const lines: string[] = [];
    const { runner, caughtUp } = await running(store, rows, raised, {
      batchSize: 1,
      onTrouble: ({ kind }) => lines.push(kind),
      onRebuild: ({ total }) => {
        expect(total).toBe(3);
        void owed().then((amount) => seen.push(amount));
      },
    });
    await caughtUp();
    expect(await owed()).toBe(300);
    expect(seen.slice(0, 3)).toEqual([3, 3, 3]);
    expect(lines).toEqual(['rebuilding', 'rebuilt']);
    await store.append('journal-grocer', [saleMade('s4', 'Ana', 8)], 2);
    await caughtUp();
    expect(await owed()).toBe(1_100);
    expect(await rows.count(sales, 'grocer', {})).toBe(4);
    await runner.stop();
  });

  it('makes a projection that came later from the first event on', async () => {
    await runOnce(store, rows, [saleList]);
    await store.append('journal-grocer', [saleMade('s4', 'Ana', 8)], 2);
    await runOnce(store, rows, ledger);
    expect(await owed()).toBe(11);
    expect(await rows.count(sales, 'grocer', {})).toBe(4);
  });

  it.each([1, 2])('folds what is left only, where it was interrupted after %i', async (folded) => {
    await runOnce(store, rows, ledger);
    const seen: number[] = [];
    const counting = (after: number): readonly AnyProjection[] => {
      const fold: typeof inCents.fold = (row, event, key) => {
        seen.push(after);
        return inCents.fold(row, event, key);
      };
      return [{ ...inCents, fold }, saleList, draftList];
    };
    await new Promise<void>((resolve) => {
      const started = running(store, rows, counting(0), {
        batchSize: 1,
        onRebuild: ({ events }) => {
          if (events === folded) void started.then(({ runner }) => runner.stop()).then(resolve);
        },
      });
    });
    const first = seen.length;
    await runOnce(store, rows, counting(1));
    expect(first).toBeGreaterThanOrEqual(folded);
    expect(seen).toHaveLength(3);
    expect(await owed()).toBe(300);
  });

  it('is done on request, with lines to read, and goes on under the same checkpoint', async () => {
    await runOnce(store, rows, ledger);
    const before = await rows.live();
    const lines: string[] = [];
    const stalled = await rebuildAll({
      store,
      rows,
      projections: ledger,
      only: ['client-totals'],
      onLine: (line) => lines.push(line),
      batchSize: 1,
    });
    expect(stalled).toEqual([]);
    expect(lines.at(0)).toBe('client-totals: 0 %');
    expect(lines.at(-1)).toBe('client-totals: done');
    expect((await rows.live()).get('clients')).toEqual({ version: 1, build: 1 });
    expect((await rows.live()).get('sales')).toEqual(before.get('sales'));
    await store.append('journal-grocer', [saleMade('s4', 'Ana', 8)], 2);
    await runOnce(store, rows, ledger);
    expect(await owed()).toBe(11);
  });

  it('is refused for a projection that does not exist', async () => {
    const options = { store, rows, projections: [clientTotals], only: ['client-total'] };
    await expect(rebuildAll(options)).rejects.toThrow('no projection is named client-total');
  });
});
