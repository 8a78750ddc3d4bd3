import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { defineProjection, ProjectionRunner } from '@balcao/projections';
import { defineCollection } from '@balcao/read-store';
import { MongoReadStore } from '@balcao/read-store/mongodb';
import { leaveOut } from '../left-out.js';
import { mongodForTests, newDatabase } from './mongod-for-tests.js';
import type { Mongod } from './mongod-for-tests.js';

interface TillRow {
  readonly id: string;
  readonly revision: number;
  readonly takings: number;
}

interface SaleMade {
  readonly type: 'SaleMade';
  readonly data: { readonly till: string; readonly amount: number };
}

const tills = defineCollection<TillRow>({
  name: 'tills',
  version: 1,
  fields: { takings: 'integer' },
  indexes: [['takings']],
});

/** A running sum: an event folded twice, or not at all, shows. */
const takings = defineProjection<TillRow, SaleMade>({
  name: 'takings',
  category: 'journal',
  collection: tills,
  events: ['SaleMade'],
  keys: ({ data }) => [{ id: data.till }],
  fold: (row, { data }, { id }) => ({ id, takings: (row?.takings ?? 0) + data.amount }),
});

const folder = mkdtempSync(join(tmpdir(), 'takings-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

for (const [kind, members] of [
  ['a standalone MongoDB', 0],
  ['a MongoDB replica set', 1],
] as const) {
  const found = await mongodForTests(members);
  if ('reason' in found) {
    leaveOut('projections onto MongoDB', found.reason);
    break;
  }
  describe(`projections onto ${kind}`, () => {
    it('go on by themselves, and right, after the server was lost twice', async () => {
      expect(await foldThroughLosses(found.server, join(folder, `${members}.db`))).toEqual([
        { id: 'north', revision: 2_999, takings: 3_000 },
        { id: 'south', revision: 2_998, takings: 1_500 },
      ]);
    });
  });
}

/** 3,000 sales, 1 at the north till and 1 at the south in turn; killed while they are folded. */
async function foldThroughLosses(server: Mongod, path: string): Promise<readonly TillRow[]> {
  const store = await SqliteEventStore.open({ path });
  const sales = Array.from({ length: 3_000 }, (_, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    type: 'SaleMade',
    data: place % 2 === 0 ? { till: 'south', amount: 1 } : { till: 'north', amount: 2 },
    metadata: {},
  }));
  await store.append('journal-market', sales, 'no-stream');
  const database = newDatabase();
  const rows = await MongoReadStore.open({ url: server.url, database, unavailableAfterMs: 2_000 });
  const options = { store, rows, projections: [takings], batchSize: 20, retryDelayMs: 50 };
  const runner = new ProjectionRunner(options);
  await runner.start();
  const seen = new Set<string | undefined>();
  for (let loss = 0; loss < 2; loss++) {
    const before = await takingsOf(rows);
    await until(async () => (await takingsOf(rows)) > before);
    await server.kill();
    await until(() => runner.status().error !== undefined);
    seen.add(runner.status().error);
    await server.start();
    await server.primary();
  }
  await until(() => runner.status().isCaughtUp);
  expect([...seen].every((error) => error?.includes('cannot be reached'))).toBe(true);
  const answer = await rows.find(tills, 'market', {});
  await runner.stop();
  await rows.close();
  await store.close();
  return answer;
}

/** What was folded so far, in sales of both tills. */
async function takingsOf(rows: MongoReadStore): Promise<number> {
  const folded = await rows.find(tills, 'market', {});
  return folded.reduce((sum, row) => sum + row.takings, 0);
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
