import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import type { FoldTrouble } from '@balcao/projections';
import { ProjectionRunner } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { ledger, saleMade, sales } from '../../../libs/projections/src/runner/testing/ledger.js';
import { eventually } from '../../../libs/projections/src/runner/testing/shared.js';
import { StandIn } from './stand-in.js';

let server: StandIn;
let store: EventStoreDbEventStore;
let rows: SqliteReadStore;
beforeEach(async () => {
  server = await StandIn.start();
  store = await EventStoreDbEventStore.open({ url: server.url, deadlineMs: 2_000 });
  rows = new SqliteReadStore(':memory:');
});
afterEach(async () => {
  await store.close();
  await server.end();
  await rows.close();
});

const sell = (sale: string, amount: number) =>
  store.append('journal-grocer', [saleMade(sale, 'Ana', amount)], 'any');

describe('a server that comes back with an older copy of its log', () => {
  it.each([
    ['that ends before the rows', 0],
    ['that has grown past them', 5],
  ])('has its rows rebuilt, without a restart: %s', async (_, others) => {
    const troubles: FoldTrouble[] = [];
    const runner = new ProjectionRunner({
      store,
      rows,
      projections: ledger,
      retryDelayMs: 20,
      onTrouble: (trouble) => troubles.push(trouble),
    });
    const areRows = (expected: readonly string[]) =>
      eventually(async () => {
        const found = await rows.find(sales, 'grocer', { sort: [['id', 'asc']] });
        const shown = found.map(({ id, revision, amount }) => `${id}@${revision}: ${amount}`);
        return shown.join(', ') === expected.join(', ');
      });
    // Written before what is lost.
    await store.identity();
    await sell('s1', 100);
    await runner.start();
    await sell('s2', 200);
    await sell('s3', 300);
    await areRows(['s1@0: 100', 's2@1: 200', 's3@2: 300']);
    await server.stop();
    server.log.forgetLast(2);
    await server.start();
    const ids = Array.from({ length: others }, (_, at) => `t${at + 1}`);
    for (const id of ids)
      await eventually(() =>
        sell(id, 7).then(
          () => true,
          () => false,
        ),
      );
    await areRows(['s1@0: 100', ...ids.map((id, at) => `${id}@${at + 1}: 7`)]);
    expect(runner.status().doubted).toBeDefined();
    expect(troubles.map(({ kind }) => kind)).toContain('doubted');
    await eventually(() =>
      sell('s9', 9).then(
        () => true,
        () => false,
      ),
    );
    await eventually(
      async () => (await rows.checkpoint('rows'))?.revisions['grocer'] === others + 1,
    );
    await runner.stop();
  });
});

describe('rows whose place is one that an unfit server made up', () => {
  it('are rebuilt once the product starts on a fit one', async () => {
    const position = '18446744073709551615/18446744073709551615';
    await rows.write([], { name: 'rows', position, revisions: { grocer: 0 } });
    await sell('s1', 100);
    await sell('s2', 200);
    const runner = new ProjectionRunner({ store, rows, projections: ledger, retryDelayMs: 20 });
    await runner.start();
    await eventually(async () => {
      const found = await rows.find(sales, 'grocer', { sort: [['id', 'asc']] });
      return found.map(({ id }) => id).join() === 's1,s2';
    });
    expect(runner.status().doubted).toBeDefined();
    await runner.stop();
  });
});
