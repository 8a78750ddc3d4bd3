import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountEntryRow } from '@balcao/contracts';
import { accountEntries } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { Place } from './contributions.js';
import { StoredLeg } from './stored-leg.js';

const entry = (at: number, on: string, debitMinor: number, creditMinor = 0): AccountEntryRow => ({
  id: String(at).padStart(12, '0'),
  revision: at,
  partyId: 'hotel',
  ledger: 'client',
  documentId: `FT_2026.${at}`,
  reference: `FT 2026/${at}`,
  kind: 'issued',
  on,
  debitMinor,
  creditMinor,
});

/** Recorded in another order than that of their days. */
const entries = [
  entry(1, '2026-03-05', 100),
  entry(2, '2026-03-02', 250),
  entry(3, '2026-03-02', 50),
  entry(4, '2026-03-02', 0, 120),
  entry(5, '2026-03-05', 30),
  entry(6, '2026-03-09', 7),
  { ...entry(7, '2026-03-01', 999), partyId: 'other' },
];

describe('contributions that are rows', () => {
  const rows = new SqliteReadStore(':memory:');
  const leg = new StoredLeg({
    rows,
    companyId: 'shop',
    collection: accountEntries,
    day: 'on',
    where: { partyId: 'hotel', ledger: 'client' },
    terms: [
      ['debitMinor', 1],
      ['creditMinor', -1],
    ],
  });

  beforeAll(async () => {
    await rows.prepare([accountEntries]);
    const changes = entries.map((row) => {
      const { id, revision } = row;
      return { collection: accountEntries, partition: 'shop', id, revision, row };
    });
    await rows.write(changes, { name: 'test', position: '7', revisions: { shop: 7 } });
  });
  afterAll(() => rows.close());

  it.each([1, 2, 3, 4, 50])('come page by page of %d in the order of their days', async (limit) => {
    const seen: string[] = [];
    let sum = 0;
    for (let place: Place | undefined = { skip: 0 }; place !== undefined;) {
      const page = await leg.page(place, limit);
      seen.push(...page.rows.map(({ row }) => row.id.slice(-1)));
      sum = page.rows.reduce((all, { amount }) => all + amount, sum);
      place = page.next;
    }
    expect(seen.join('')).toBe('234156');
    expect(await leg.sum()).toEqual({ count: 6, amount: sum });
    expect(sum).toBe(317);
  });

  it('are put together by what rows keep, and by nothing else', async () => {
    expect([...((await leg.by('on')) ?? [])]).toEqual([
      ['2026-03-02', { count: 3, amount: 180 }],
      ['2026-03-05', { count: 2, amount: 130 }],
      ['2026-03-09', { count: 1, amount: 7 }],
    ]);
    expect(leg.by('reference')).toBeUndefined();
  });

  it('tell the newest of them, and those that came after an event', async () => {
    expect((await leg.newest())?.row.id).toMatch(/6$/);
    const later = await leg.since(4, 10);
    expect(later.map(({ amount }) => amount).sort()).toEqual([30, 7]);
  });
});
