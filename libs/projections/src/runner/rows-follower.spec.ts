import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { Lease, ReadStore } from '@balcao/read-store';
import { RowsFollower } from './rows-follower.js';
import type { SharedRunner } from './shared-runner.js';
import { ledger, openEventStore, saleMade } from './testing/ledger.js';
import { eventually, projector } from './testing/shared.js';

describe('following rows that others fold', () => {
  let store: EventStore;
  let rows: ReadStore;
  let follower: RowsFollower;
  const running: SharedRunner[] = [];
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    follower = new RowsFollower({ store, rows, projections: ledger });
  });
  afterEach(async () => {
    await follower.stop();
    for (const runner of running.splice(0)) await runner.stop();
    await store.close();
    await rows.close();
  });

  const fold = (): SharedRunner => {
    const runner = projector('south', { store, rows }, ledger);
    running.push(runner);
    return runner;
  };

  const sell = (company: string, turn: number) =>
    store.append(
      `journal-${company}`,
      [saleMade(`s${turn}`, 'Ana', 1)],
      turn === 0 ? 'no-stream' : turn - 1,
    );

  it('hears of what was written before it began, and is folded after', async () => {
    await sell('grocer', 0);
    const first = fold();
    await eventually(() => first.status().isCaughtUp);
    await first.stop();
    await Promise.all([sell('grocer', 1), sell('baker', 0)]);
    follower.start();
    expect(await follower.freshness.waitFor('grocer', 0, 60_000)).toBe(0);
    expect(follower.freshness.revisionOf('grocer')).toBe(0);
    fold();
    const shown = () => ['grocer', 'baker'].map((id) => follower.freshness.revisionOf(id));
    await eventually(() => shown().join() === '1,0');
  });

  it('hears that a rebuild is over, also when nobody asks how far it is', async () => {
    const lease = await rows.leases.take('rows member 00', 'south', 60_000);
    const note = async (rebuild?: object): Promise<void> => {
      const state = { isCaughtUp: true, stalled: [], skipped: [], rebuild, shares: 0 };
      await rows.leases.note(lease as Lease, JSON.stringify(state));
    };
    await note({ projections: ['sale-list'], events: 1 });
    follower.start();
    expect((await follower.status()).rebuild).toMatchObject({ events: 1 });
    expect(await follower.freshness.waitFor('grocer', -1, 0)).toBe(1);
    await note();
    await eventually(() => !follower.freshness.isRebuilding);
    expect(await follower.freshness.waitFor('grocer', -1, 0)).toBe(0);
  });
});
