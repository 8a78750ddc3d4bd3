import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { askRebuild } from './asked-rows.js';
import { Freshness } from './freshness.js';
import type { FoldTrouble, RebuildProgress } from './progress.js';
import { runnerDefaults } from './runner-options.js';
import type { SharedRunner } from './shared-runner.js';
import { clients, ledger, openEventStore, saleMade, sales } from './testing/ledger.js';
import { running, runOnce } from './testing/run.js';
import { eventually, projector } from './testing/shared.js';

const quick = { lookEveryMs: 5, batchSize: 1 };

let store: EventStore;
let rows: ReadStore;
let revision: number;

beforeEach(async () => {
  store = await openEventStore();
  rows = new SqliteReadStore(':memory:');
  revision = -1;
  await sell(1, 2, 4);
  await runOnce(store, rows, ledger);
});
afterEach(async () => {
  await store.close();
  await rows.close();
});

async function sell(...amounts: number[]): Promise<void> {
  const made = amounts.map((amount, at) => saleMade(`s${revision + 1 + at}`, 'Ana', amount));
  await store.append('journal-grocer', made, revision === -1 ? 'no-stream' : revision);
  revision += made.length;
}

const owed = async (): Promise<number | undefined> =>
  (await rows.get(clients, 'grocer', 'Ana'))?.owed;

const buildOf = async (name: string): Promise<number | undefined> =>
  (await rows.live()).get(name)?.build;

/** Makes the live row say something that the journal does not. */
async function spoil(): Promise<void> {
  const { version, build } = (await rows.live()).get('clients') ?? { version: 1, build: 0 };
  const row = { id: 'Ana', revision, owed: 999 };
  const collection = { ...clients, version, build };
  await rows.repair([{ collection, partition: 'grocer', id: 'Ana', revision, row }], revision);
  expect(await owed()).toBe(999);
}

describe('a rebuild that is asked for while rows are folded', () => {
  it('puts right what is wrong, of these rows only', async () => {
    await spoil();
    const { runner, caughtUp } = await running(store, rows, ledger, quick);
    await caughtUp();
    const asked = await askRebuild(rows, { projections: ledger, only: ['client-totals'] });
    expect(asked).toEqual(['client-totals']);
    await eventually(async () => (await buildOf('clients')) === 1);
    expect(await owed()).toBe(7);
    expect(await buildOf('sales')).toBe(0);
    await eventually(() => runner.status().rebuild === undefined);
    await runner.stop();
  });

  it('keeps the live rows up to date meanwhile, and never shows less than before', async () => {
    const freshness = new Freshness();
    const troubles: FoldTrouble[] = [];
    const late: unknown[] = [];
    let sold = Promise.resolve();
    const sellMeanwhile = async (): Promise<void> => {
      await sell(1);
      const missing = await freshness.waitFor('grocer', revision, 30_000);
      const count = await rows.count(sales, 'grocer', {});
      if (missing > 0 || count !== revision + 1) late.push({ missing, count, revision });
    };
    const { runner, caughtUp } = await running(store, rows, ledger, {
      ...quick,
      onProgress: ({ revisions }) => {
        freshness.advance(revisions);
      },
      onRebuild: () => {
        sold = sold.then(revision < 30 ? sellMeanwhile : undefined);
      },
      onTrouble: (trouble) => {
        troubles.push(trouble);
        freshness.heed(trouble);
      },
    });
    await caughtUp();
    await askRebuild(rows, { projections: ledger });
    await eventually(async () => (await buildOf('sales')) === 1);
    await eventually(() => runner.status().rebuild === undefined);
    await sold;
    await sellMeanwhile();
    expect(late).toEqual([]);
    expect(revision).toBeGreaterThan(3);
    expect(troubles.map(({ kind }) => kind)).toEqual(['rebuilding', 'rebuilt']);
    expect(troubles[0]).toMatchObject({ isCurrent: true });
    await runner.stop();
  });

  it('is made once, however often it is asked for meanwhile', async () => {
    const seen: RebuildProgress[] = [];
    const { runner, caughtUp } = await running(store, rows, ledger, {
      ...quick,
      onRebuild: (progress) => {
        seen.push(progress);
        if (seen.length < 3) void askRebuild(rows, { projections: ledger });
      },
    });
    await caughtUp();
    await askRebuild(rows, { projections: ledger });
    await eventually(async () => (await buildOf('sales')) === 1);
    await eventually(() => runner.status().rebuild === undefined);
    await sell(1);
    await caughtUp();
    expect(await buildOf('sales')).toBe(1);
    expect(await owed()).toBe(8);
    await askRebuild(rows, { projections: ledger });
    await eventually(async () => (await buildOf('sales')) === 2);
    await runner.stop();
  });

  it('goes on after a restart, and without the first event again', async () => {
    await spoil();
    const first = await running(store, rows, ledger, {
      ...quick,
      onRebuild: ({ events }) => {
        if (events === 2) void first.runner.stop();
      },
    });
    await first.caughtUp();
    await askRebuild(rows, { projections: ledger });
    await eventually(async () => {
      const next = [...(await rows.live()).values()];
      return next.length > 0 && first.runner.status().rebuild?.events === 2;
    });
    await first.runner.stop();
    expect(await owed()).toBe(999);
    const events: number[] = [];
    await runOnce(store, rows, ledger, {
      ...quick,
      onRebuild: (progress) => events.push(progress.events),
    });
    expect(await owed()).toBe(7);
    expect(events[0]).toBeGreaterThanOrEqual(2);
  });

  it('is asked for before anything folds, and refused for a projection that does not exist', async () => {
    await spoil();
    await askRebuild(rows, { projections: ledger });
    await runOnce(store, rows, ledger, quick);
    expect(await owed()).toBe(7);
    await expect(askRebuild(rows, { projections: ledger, only: ['client-total'] })).rejects.toThrow(
      'no projection is named client-total',
    );
    expect(await rows.checkpoint(runnerDefaults.name)).toBeDefined();
  });
});

describe('a rebuild that is asked of several processes', () => {
  const runners: SharedRunner[] = [];
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
  });

  it('is done by one of them while all go on', async () => {
    await spoil();
    for (const holder of ['north', 'south'])
      runners.push(projector(holder, { store, rows }, ledger));
    await eventually(() => runners.every((one) => one.status().isCaughtUp));
    await askRebuild(rows, { projections: ledger });
    await eventually(async () => (await buildOf('clients')) === 1);
    await sell(8);
    await eventually(async () => (await owed()) === 15);
    await eventually(() => runners.every((one) => one.status().isCaughtUp));
    expect(await buildOf('sales')).toBe(1);
  });
});
