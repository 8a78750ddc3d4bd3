import 'fake-indexeddb/auto';
import { beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { addDays, dayIn } from '@balcao/domain';
import { openTillDatabase, type TillDatabase } from '../../till-store/till-db.js';
import { bothSales, ownSales, saleOf } from './find-sales.js';
import { keptKey, type KeptSale } from './kept-sales.js';

const companyId = 'SHOP';
const everything = { words: '', on: '' };
/** Half past midnight in Maputo, while it is still yesterday by UTC. */
const MIDNIGHT = `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}T22:30:00Z`;
const dayOf = (at: string): string => dayIn('Africa/Maputo', at);

const kept = (documentId: string, shiftId: string): KeptSale => ({
  documentId,
  reference: documentId.replace('_', ' ').replace('.', '/'),
  shiftId,
  at: new Date().toISOString(),
  totalMinor: 100,
  vatIncluded: true,
  lines: [],
  paid: [],
});

describe('the sales that a device remembers', () => {
  const { fetch } = globalThis;
  let database: TillDatabase;

  beforeAll(async () => {
    // What asking takes of a browser, without a network.
    const sessionStorage = { getItem: () => null, setItem: () => undefined };
    const browser = { sessionStorage, location: new URL('http://till.test/pos') };
    const cut = () => Promise.reject(new TypeError('no network'));
    Object.assign(globalThis, { ...browser, navigator: { onLine: false }, fetch: cut });
    database = await openTillDatabase();
    for (const sale of [kept('VD_2026C1.1', 'MORNING'), kept('VD_2026C1.2', 'EVENING')]) {
      await database.put('pos', sale, [companyId, keptKey(sale.documentId)]);
    }
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });

  it('are found, of whatever shift', async () => {
    expect(await ownSales({ database, companyId, dayOf }, everything)).toHaveLength(2);
    const sale = await saleOf({ database, companyId, dayOf }, 'VD_2026C1.1');
    expect(sale.shiftId).toBe('MORNING');
  });

  it('are found under the day of the shop, also after midnight', async () => {
    const late = { ...kept('VD_2026C1.3', 'EVENING'), at: new Date(MIDNIGHT).toISOString() };
    await database.put('pos', late, [companyId, keptKey(late.documentId)]);
    const place = { database, companyId, dayOf };
    const on = dayOf(late.at);
    expect(await ownSales(place, { words: 'C1/3', on })).toHaveLength(1);
    const before = { words: 'C1/3', on: addDays(on, -1) };
    expect(await ownSales(place, before)).toEqual([]);
    await database.delete('pos', [companyId, keptKey(late.documentId)]);
  });

  it('are those of the open shift for a cashier who may see no others', async () => {
    const sales = { database, companyId, dayOf, shiftId: 'EVENING' };
    expect(await ownSales(sales, everything)).toMatchObject([{ reference: 'VD 2026C1/2' }]);
    await expect(saleOf(sales, 'VD_2026C1.1')).rejects.toThrow();
    expect(await saleOf(sales, 'VD_2026C1.2')).toMatchObject({ reference: 'VD 2026C1/2' });
  });
});

describe('the sales of device and company together', () => {
  const found = (documentId: string, at: string) => ({
    documentId,
    reference: documentId,
    at,
    totalMinor: 100,
    clientName: undefined,
  });

  it('are each there once, the newest day first, and what this device made before the rest', () => {
    const own = [
      found('new', '2026-03-02T08:00:00.000Z'),
      found('old', '2026-01-05T08:00:00.000Z'),
    ];
    const all = [found('other', '2026-03-02'), found('new', '2026-03-02')];
    const both = bothSales([...own, found('unsent', '2026-03-02T09:00:00.000Z')], all, { dayOf });
    const names = both.map(({ documentId }) => documentId);
    expect(names).toEqual(['unsent', 'new', 'other', 'old']);
  });
});
