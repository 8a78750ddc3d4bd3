import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { EventStore, NewEvent } from '@balcao/event-store';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { leaveOut } from '../../../../test/left-out.js';
import { mongodForTests, newDatabase } from '../../../../test/servers/mongod-for-tests.js';
import type { AnyProjection } from '../projection.js';
import type { FoldTrouble } from './progress.js';
import { rebuildAll } from './rebuild-all.js';
import { rebuildBeside } from './rebuild-beside.js';
import type { SharedRunner } from './shared-runner.js';
import { sourceOf, sourceText } from './source.js';
import { place } from './switch-over.js';
import { clients, draftList, ledger, ledgerRows } from './testing/ledger.js';
import { draftSaved, saleList, saleMade, sales } from './testing/ledger.js';
import { runOnce } from './testing/run.js';
import { eventually, projector } from './testing/shared.js';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
let files = 0;
const newPath = (): string => join(folder, `${(files += 1)}.db`);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** With the log of its last commits next to it. */
function copyLog(from: string, to: string): void {
  for (const end of ['', '-wal']) if (existsSync(from + end)) copyFileSync(from + end, to + end);
}

/** Where rows are kept in these tests: in a file, and on each MongoDB that can be had. */
async function kinds(): Promise<readonly (readonly [string, () => Promise<ReadStore>])[]> {
  const inFile = ['SQLite', () => Promise.resolve(new SqliteReadStore(newPath()))] as const;
  const [set, alone] = [await mongodForTests(1), await mongodForTests(0)];
  if ('reason' in set || 'reason' in alone) {
    leaveOut('rows on MongoDB and their log', 'reason' in set ? set.reason : '');
    return [inFile];
  }
  const on = (url: string) => () => MongoReadStore.open({ url, database: newDatabase() });
  return [
    inFile,
    ['a MongoDB replica set', on(set.server.url)],
    ['a standalone MongoDB', on(alone.server.url)],
  ];
}

for (const [kind, openRows] of await kinds())
  describe(`rows on ${kind}`, () => {
    rowsOf(openRows);
  });

function rowsOf(openRows: () => Promise<ReadStore>): void {
  let path: string;
  let log: EventStore;
  let rows: ReadStore;
  const running: SharedRunner[] = [];
  beforeEach(async () => {
    path = newPath();
    log = await SqliteEventStore.open({ path });
    rows = await openRows();
  });
  afterEach(async () => {
    for (const runner of running.splice(0)) await runner.stop();
    await log.close();
    await rows.close();
  });

  const sell = async (...events: readonly NewEvent[]): Promise<void> => {
    await log.append('journal-grocer', events, 'any');
  };
  /** Closes the log and opens a copy of it as it was, or an empty file. */
  const openOther = async (from?: string): Promise<void> => {
    await log.close();
    path = newPath();
    if (from !== undefined) copyLog(from, path);
    log = await SqliteEventStore.open({ path });
  };
  /** A copy of the log as it is now. */
  const backup = async (): Promise<string> => {
    const copy = newPath();
    await log.close();
    copyLog(path, copy);
    log = await SqliteEventStore.open({ path });
    return copy;
  };
  const shown = () => ledgerRows(rows, ['grocer']);
  /** The rows of a read store that has never known another log. */
  const expected = async (): Promise<readonly unknown[]> => {
    const fresh = new SqliteReadStore(':memory:');
    await runOnce(log, fresh, ledger);
    const found = await ledgerRows(fresh, ['grocer']);
    await fresh.close();
    return found;
  };
  const builds = async () =>
    Object.fromEntries([...(await rows.live())].map(([name, { build }]) => [name, build]));
  /** Runs as a lone process does, and answers what it said of the rows. */
  const run = async (projections: readonly AnyProjection[] = ledger) => {
    const troubles: FoldTrouble[] = [];
    const onTrouble = (trouble: FoldTrouble) => troubles.push(trouble);
    const { doubted, error } = await runOnce(log, rows, projections, { onTrouble });
    expect(error).toBeUndefined();
    const reasons = troubles.flatMap((each) => (each.kind === 'doubted' ? [each.reason] : []));
    expect(reasons).toEqual(doubted === undefined ? [] : [doubted]);
    return doubted;
  };
  const startShared = (holder: string, projections: readonly AnyProjection[] = ledger) => {
    const runner = projector(holder, { store: log, rows }, projections);
    running.push(runner);
    return runner;
  };
  const stopShared = async () => {
    for (const runner of running.splice(0)) await runner.stop();
  };
  /** Until the rows that a projector has made are live. */
  const foldedBy = async (holder: string) => {
    const runner = startShared(holder);
    await eventually(async () => runner.status().isCaughtUp && (await areRight()));
  };
  const areRight = async () => JSON.stringify(await shown()) === JSON.stringify(await expected());

  describe('of the same log', () => {
    it('are gone on with, and never rebuilt', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      expect(await run()).toBeUndefined();
      await sell(saleMade('s2', 'Ana', 50));
      await log.append('draft-d1', [draftSaved('grocer', 'Rui')], 'any');
      expect(await run()).toBeUndefined();
      expect(await shown()).toEqual(await expected());
      expect(await builds()).toEqual({ sales: 0, clients: 0, drafts: 0 });
    });
  });

  describe('newer than the log', () => {
    it.each([
      ['that ends before them', []],
      ['that has grown past them by other sales', ['x1', 'x2', 'x3', 'x4', 'x5']],
    ])('are rebuilt over one %s', async (_, others) => {
      await sell(saleMade('s1', 'Ana', 100));
      const older = await backup();
      await sell(saleMade('s2', 'Ana', 11_948), saleMade('s3', 'Rui', 7));
      await run();
      await openOther(older);
      for (const sale of others) await sell(saleMade(sale, 'Eva', 12_412));
      expect(await run()).toBe('olderLog');
      await sell(saleMade('s9', 'Ana', 12_412));
      expect(await run()).toBeUndefined();
      expect(await shown()).toEqual(await expected());
    });

    it('are rebuilt as a whole, also by a rebuild of one list', async () => {
      const older = await backup();
      await sell(saleMade('s1', 'Ana', 11_948));
      await run();
      await openOther(older);
      await sell(saleMade('s2', 'Rui', 12_412));
      await rebuildAll({ store: log, rows, projections: ledger, only: ['client-totals'] });
      expect(await shown()).toEqual(await expected());
      expect(await run()).toBeUndefined();
    });

    it('are not gone on with where a rebuild was interrupted over the newer log', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      await run();
      const older = await backup();
      await sell(saleMade('s2', 'Ana', 11_948));
      const placement = await place(rows, ledger, {
        forced: new Set(['client-totals', 'sale-list', 'draft-list']),
      });
      await rows.prepare(placement.rebuilt.map(({ collection }) => collection));
      const nothing = () => undefined;
      await rebuildBeside({
        store: log,
        rows,
        name: 'rows',
        tracked: ['journal'],
        batchSize: 10,
        signal: new AbortController().signal,
        projections: placement.rebuilt,
        stalled: new Map(),
        onProgress: nothing,
        onTrouble: nothing,
      });
      await run();
      await openOther(older);
      expect(await run()).toBe('olderLog');
      expect(await shown()).toEqual(await expected());
    });

    it('are rebuilt by projectors that share them', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      const older = await backup();
      await sell(saleMade('s2', 'Ana', 11_948));
      await foldedBy('north');
      await stopShared();
      await openOther(older);
      await sell(saleMade('s3', 'Rui', 12_412));
      const south = startShared('south');
      await eventually(areRight);
      expect(south.status().doubted).toBe('olderLog');
      await sell(saleMade('s4', 'Rui', 1));
      await eventually(areRight);
    });
  });

  it('are rebuilt over another log with as many events', async () => {
    await sell(saleMade('s1', 'Ana', 100));
    await run();
    await openOther();
    await sell(saleMade('s1', 'Rui', 300));
    expect(await run()).toBe('otherLog');
    expect(await shown()).toEqual(await expected());
  });

  it('are rebuilt where their place is behind the end of their own log', async () => {
    await sell(saleMade('s1', 'Ana', 100));
    await run();
    const kept = await rows.checkpoint('rows');
    const source = kept && sourceOf(kept);
    if (source === undefined) throw new Error('the checkpoint says its source');
    const position = '9'.repeat(16);
    const far = { name: 'rows', position, revisions: {} };
    await rows.write([], { ...far, source: sourceText({ ...source, position }) });
    await sell(saleMade('s2', 'Ana', 200));
    expect(await run()).toBe('unknownPlace');
    expect(await shown()).toEqual(await expected());
  });

  describe('of an upgrade, the way back and another upgrade', () => {
    it('are rebuilt where the older build did not know them, and only those', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      await run([saleList, draftList]);
      expect(await run()).toBeUndefined();
      await run([saleList, draftList]);
      await sell(saleMade('s2', 'Ana', 50));
      await run([saleList, draftList]);
      expect(await run()).toBe('holes');
      expect(await shown()).toEqual(await expected());
      expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 150 });
      expect(await builds()).toEqual({ sales: 0, clients: 1, drafts: 0 });
      expect(await run()).toBeUndefined();
    });

    it('are all rebuilt where the older build does not say what it folds', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      await run();
      await sell(saleMade('s2', 'Ana', 50));
      const position = await log.head();
      await rows.write([], { name: 'rows', position, revisions: { grocer: 1 } });
      expect(await run()).toBe('olderBuild');
      expect(await shown()).toEqual(await expected());
    });

    it('are rebuilt by projectors that share them', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      await foldedBy('north');
      await stopShared();
      startShared('older', [saleList, draftList]);
      await sell(saleMade('s2', 'Ana', 50));
      await eventually(async () => (await rows.count(sales, 'grocer', {})) === 2);
      await stopShared();
      const south = startShared('south');
      await eventually(areRight);
      expect(south.status().doubted).toBe('holes');
    });
  });

  describe('of a build that never said what it folds', () => {
    const forgetSource = async (revisions = {}) => {
      const { position } = (await rows.checkpoint('rows')) ?? { position: undefined };
      await rows.clear('rows source', []);
      await rows.write([], { name: 'rows', position, revisions });
    };

    it('are believed once, where the log has all that they show', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      const older = await backup();
      await sell(saleMade('s2', 'Ana', 50));
      await run();
      await forgetSource();
      expect(await run()).toBeUndefined();
      expect(await builds()).toEqual({ sales: 0, clients: 0, drafts: 0 });
      await openOther(older);
      expect(await run()).toBe('unknownPlace');
    });

    it('are rebuilt where the log has less', async () => {
      await sell(saleMade('s1', 'Ana', 100));
      await run();
      await forgetSource({ grocer: 1 });
      expect(await run()).toBe('olderLog');
      expect(await shown()).toEqual(await expected());
    });
  });
}
