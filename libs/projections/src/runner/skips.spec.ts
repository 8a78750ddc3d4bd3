import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { foldUntil } from './fold-until.js';
import { rebuildAll } from './rebuild-all.js';
import { readSkips, recordSkip } from './skips.js';
import { clients, ledger, openEventStore, saleMade, sales } from './testing/ledger.js';
import { runOnce } from './testing/run.js';

const stream = 'journal-grocer';
const skip = { stream, revision: 1, reason: 'a till sent nonsense', skippedAt: '2026-03-02' };

describe('an event that the operator skips', () => {
  let store: EventStore;
  let rows: ReadStore;
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    const amounts = [10, -1, 30];
    const events = amounts.map((amount, at) => saleMade(`s${at}`, 'Ana', amount));
    await store.append(stream, events, 'no-stream');
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  const standing = async (kept: ReadStore) => ({
    owed: await kept.get(clients, 'grocer', 'Ana'),
    sales: await kept.count(sales, 'grocer', {}),
  });
  const without = { owed: { id: 'Ana', owed: 40, revision: 2 }, sales: 2 };

  it('is left out from the next start, and what came after it is folded', async () => {
    expect(await runOnce(store, rows, ledger)).toMatchObject({ stalled: [{ revision: 1 }] });
    expect(await recordSkip(store, skip)).toBe('SaleMade');
    const status = await runOnce(store, rows, ledger);
    expect(status).toMatchObject({ stalled: [], skipped: [skip], isCaughtUp: true });
    expect(await standing(rows)).toEqual(without);
    expect((await rows.checkpoint('rows'))?.revisions).toEqual({ grocer: 2 });
  });

  it('is left out by a rebuild and by a view of the past too', async () => {
    await recordSkip(store, skip);
    expect(await rebuildAll({ store, rows, projections: ledger })).toEqual([]);
    expect(await standing(rows)).toEqual(without);
    const past = new SqliteReadStore(':memory:');
    await foldUntil({ store, rows: past, projections: ledger, stream, until: 2 });
    expect(await standing(past)).toEqual(without);
    await past.close();
  });

  it('stays in the journal as it is', async () => {
    await recordSkip(store, skip);
    const revisions: number[] = [];
    for await (const event of store.read(stream)) revisions.push(event.revision);
    expect(revisions).toEqual([0, 1, 2]);
  });

  it('may be one that the event store has lost', async () => {
    await recordSkip(store, skip);
    async function* lost(...asked: Parameters<EventStore['read']>) {
      for await (const event of store.read(...asked)) {
        if (event.stream !== stream || event.revision !== 1) yield event;
      }
    }
    async function* delivered(...asked: Parameters<EventStore['subscribe']>) {
      for await (const batch of store.subscribe(...asked)) {
        yield { ...batch, events: batch.events.filter(({ revision }) => revision !== 1) };
      }
    }
    const holed = new Proxy(store, {
      get: (target, name: keyof EventStore) =>
        name === 'read' ? lost : name === 'subscribe' ? delivered : target[name],
    });
    expect((await runOnce(holed, rows, ledger)).stalled).toEqual([]);
    expect(await standing(rows)).toEqual(without);
  });

  it.each([
    ['without a reason', { reason: ' ' }, 'Say why'],
    ['with a reason that is a story', { reason: 'x'.repeat(501) }, 'The longest reason'],
    ['of a stream that is none', { stream: 'journal-nobody' }, 'There are no events'],
    ['that is not there', { revision: 3 }, 'has revisions 0 to 2'],
  ])('is refused %s', async (_, differing, why) => {
    await expect(recordSkip(store, { ...skip, ...differing })).rejects.toThrow(why);
    expect(await readSkips(store)).toEqual([]);
  });

  it('is skipped once', async () => {
    await recordSkip(store, skip);
    await expect(recordSkip(store, skip)).rejects.toThrow('is skipped already');
    expect(await recordSkip(store, { ...skip, revision: 2 })).toBe('SaleMade');
    expect(await readSkips(store)).toHaveLength(2);
  });
});
