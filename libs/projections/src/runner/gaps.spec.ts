import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Batch, EventStore } from '@balcao/event-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import type { FoldTrouble } from './progress.js';
import { clients, ledger, openEventStore, saleMade } from './testing/ledger.js';
import { runOnce } from './testing/run.js';

/** The same store, whose subscriptions leave out some revisions of the grocer. */
function leavingOut(store: EventStore, ...revisions: readonly number[]): EventStore {
  const isLeftOut = ({ stream, revision }: Batch['events'][number]): boolean =>
    stream === 'journal-grocer' && revisions.includes(revision);
  async function* kept(batches: AsyncIterable<Batch>): AsyncGenerator<Batch, void> {
    for await (const batch of batches) {
      yield { ...batch, events: batch.events.filter((event) => !isLeftOut(event)) };
    }
  }
  return new Proxy(store, {
    get: (target, name: keyof EventStore) =>
      name === 'subscribe'
        ? (...asked: Parameters<EventStore['subscribe']>) => kept(target.subscribe(...asked))
        : target[name].bind(target),
  });
}

describe('an event that the subscription leaves out', () => {
  let store: EventStore;
  let rows: ReadStore;
  let troubles: FoldTrouble[];
  const onTrouble = (trouble: FoldTrouble): void => {
    if (trouble.kind !== 'rebuilding' && trouble.kind !== 'rebuilt') troubles.push(trouble);
  };
  beforeEach(async () => {
    troubles = [];
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    for (const [at, amount] of [1, 20, 300, 4_000, 50_000].entries()) {
      const expected = at === 0 ? 'no-stream' : at - 1;
      await store.append('journal-grocer', [saleMade(`s${at}`, 'Ana', amount)], expected);
      await store.append('journal-baker', [saleMade(`b${at}`, 'Rui', amount)], expected);
    }
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  it('is read from its stream before the one behind it is folded', async () => {
    await runOnce(leavingOut(store, 1, 2), rows, ledger, { onTrouble });
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 54_321, revision: 4 });
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 54_321 });
    expect(troubles).toEqual([{ kind: 'gap', stream: 'journal-grocer', from: 1, events: 2 }]);
    expect((await rows.checkpoint('rows'))?.revisions).toEqual({ grocer: 4, baker: 4 });
  });

  it('is missed across a restart, and at the start of a stream', async () => {
    await runOnce(leavingOut(store, 0, 4), rows, ledger, { onTrouble });
    await store.append('journal-grocer', [saleMade('s5', 'Ana', 600_000)], 4);
    await runOnce(store, rows, ledger, { onTrouble });
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 654_321, revision: 5 });
    expect(troubles).toMatchObject([
      { kind: 'gap', from: 0, events: 1 },
      { kind: 'gap', from: 4, events: 1 },
    ]);
  });

  it('is no gap where every event is delivered', async () => {
    await runOnce(store, rows, ledger, { onTrouble });
    expect(troubles).toEqual([]);
  });

  it('stops its own stream while the store does not return it', async () => {
    const lost = leavingOut(store, 2);
    async function* withoutIt(...asked: Parameters<EventStore['read']>) {
      for await (const event of store.read(...asked)) if (event.revision !== 2) yield event;
    }
    const status = await runOnce(
      new Proxy(lost, {
        get: (target, name: keyof EventStore) => (name === 'read' ? withoutIt : target[name]),
      }),
      rows,
      ledger,
      { onTrouble },
    );
    expect(status.stalled).toMatchObject([
      { stream: 'journal-grocer', revision: 2, isMissing: true },
    ]);
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 21, revision: 1 });
    expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 54_321 });
    await runOnce(store, rows, ledger);
    expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 54_321, revision: 4 });
  });
});
