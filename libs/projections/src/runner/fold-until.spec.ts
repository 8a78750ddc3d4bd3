import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import type { ReadStore } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { foldUntil } from './fold-until.js';
import { clients, ledger, openEventStore, saleMade, sales } from './testing/ledger.js';

describe('rows that are folded up to an event', () => {
  const stream = 'journal-grocer';
  let store: EventStore;
  let rows: ReadStore;
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    const made = [saleMade('s1', 'Ana', 1), saleMade('s2', 'Ana', 2), saleMade('s3', 'Rui', 4)];
    await store.append(stream, made, 'no-stream');
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  const fold = (until: number, batchSize = 2) =>
    foldUntil({ store, rows, projections: ledger, stream, until, batchSize });
  const owed = async () => (await rows.get(clients, 'grocer', 'Ana'))?.owed;

  it('show it, and nothing of what came later', async () => {
    await fold(0);
    expect(await owed()).toBe(1);
    expect(await rows.count(sales, 'grocer', {})).toBe(1);
  });

  it('go on from there to a later one', async () => {
    await fold(0);
    await fold(2);
    expect(await owed()).toBe(3);
    expect(await rows.count(sales, 'grocer', {})).toBe(3);
  });

  it('tell how far they are', async () => {
    const progress: number[] = [];
    const onProgress = (revision: number) => void progress.push(revision);
    await foldUntil({
      store,
      rows,
      projections: ledger,
      stream,
      until: 2,
      batchSize: 2,
      onProgress,
    });
    expect(progress).toEqual([1, 2]);
  });

  it('are none where an event of it cannot be folded, which is named', async () => {
    await store.append(stream, [saleMade('s4', 'Ana', -1), saleMade('s5', 'Ana', 1)], 2);
    await expect(fold(4)).rejects.toThrow('journal-grocer@3: a sale of less than nothing');
    await fold(2);
    expect(await owed()).toBe(3);
  });

  it('are none where the stream ends before it', async () => {
    await expect(fold(3)).rejects.toThrow('journal-grocer ends before 3');
  });
});
