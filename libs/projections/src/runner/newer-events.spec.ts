import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventStore } from '@balcao/event-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { ReadStore } from '@balcao/read-store';
import { isKnown } from '../known-events.js';
import { clients, ledger, ledgerRows, openEventStore, saleMade } from './testing/ledger.js';
import { runOnce } from './testing/run.js';

const moonLanded = {
  id: '00000000-0000-4000-8000-000000009999',
  type: 'MoonLanded',
  data: { on: 'sea' },
  metadata: {},
};

describe('an event that a newer version has recorded', () => {
  let store: EventStore;
  let rows: ReadStore;
  beforeEach(async () => {
    store = await openEventStore();
    rows = new SqliteReadStore(':memory:');
    await store.append('journal-grocer', [saleMade('s1', 'Ana', 100), moonLanded], 'any');
    await store.append('journal-grocer', [saleMade('s2', 'Ana', 20)], 'any');
    await store.append('journal-baker', [saleMade('s3', 'Rui', 3)], 'any');
  });
  afterEach(async () => {
    await store.close();
    await rows.close();
  });

  const older = { isKnown: ({ type }: { readonly type: string }) => type !== 'MoonLanded' };

  it('stops its own stream, at each start, and no other', async () => {
    for (let start = 0; start < 2; start += 1) {
      const { stalled } = await runOnce(store, rows, ledger, older);
      expect(stalled).toMatchObject([
        { stream: 'journal-grocer', revision: 1, type: 'MoonLanded', isNewer: true },
      ]);
      expect(await rows.get(clients, 'grocer', 'Ana')).toMatchObject({ owed: 100 });
      expect(await rows.get(clients, 'baker', 'Rui')).toMatchObject({ owed: 3 });
    }
  });

  it('leaves no hole for the newer version to find', async () => {
    await runOnce(store, rows, ledger, older);
    const { stalled, doubted } = await runOnce(store, rows, ledger);
    expect({ stalled, doubted }).toEqual({ stalled: [], doubted: undefined });
    const fresh = new SqliteReadStore(':memory:');
    await runOnce(store, fresh, ledger);
    const companies = ['grocer', 'baker'];
    expect(await ledgerRows(rows, companies)).toEqual(await ledgerRows(fresh, companies));
    await fresh.close();
  });
});

describe('what this version knows', () => {
  const event = { stream: '', streamId: '', revision: 0, data: {}, metadata: {} };

  it.each([
    ['an event of a journal that a context takes in', 'journal', 'DocumentIssued', {}, true],
    ['an event of a type that none does', 'journal', 'MoonLanded', {}, false],
    ['a newer shape of a known type', 'journal', 'DocumentIssued', { schemaVersion: 2 }, false],
    ['the present shape', 'journal', 'DocumentIssued', { schemaVersion: 1 }, true],
    ['an event of another stream', 'draft', 'MoonLanded', {}, true],
  ])('of %s', (_, category, type, metadata, known) => {
    expect(isKnown({ ...event, category, type, metadata })).toBe(known);
  });
});
