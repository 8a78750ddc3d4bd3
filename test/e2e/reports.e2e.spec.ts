import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, DocumentTotalsAnswer, ReportTotals } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const north = {
  ...{ id: 'NORTH', code: 'F001', name: 'Armazéns do Norte', country: 'MZ' },
  ...{ isClient: false, isSupplier: true },
};
const oneSack = { ...twoSacks.lines[0], quantity: '1' };
const sales = encodeURIComponent('{"scope":"sales"}');

describe('reports', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/suppliers', north);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    const taken = [{ ...oneSack, origin: { documentId: 'FT_2026.1', line: 0 } }];
    const note = { ...twoSacks, documentTypeId: 'NC', originId: 'FT_2026.1', lines: taken };
    await amelia.done('/documents/D3/issue', note);
    const bought = { documentTypeId: 'FTF', supplierId: 'NORTH', supplierReference: 'A/1' };
    await amelia.done('/documents/D4/issue', { ...bought, lines: twoSacks.lines });
    await amelia.done('/documents/D5/issue', { ...twoSacks, lines: [oneSack] });
    last = await amelia.done('/documents/FT_2026.3/cancel', { reason: 'Erro' });
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  const totals = async (path: string) => (await amelia.read(path)) as ReportTotals;

  it('add up documents; notes subtract, what was taken back is left out', async () => {
    const { count, sums } = await totals(`/reports/documents/totals?filter=${sales}`);
    expect(count).toBe(3);
    // Two invoices of two sacks, less one sack: three.
    expect(sums).toMatchObject({ worthTotalMinor: 504_600, pendingMinor: 504_600 });
    const cancelled = await totals('/reports/cancellations/totals');
    expect(cancelled).toMatchObject({ count: 1, sums: { worthTotalMinor: 168_200 } });
  });

  it('come to what the list of the same documents comes to', async () => {
    const filter = (more: object) => encodeURIComponent(JSON.stringify({ typeId: 'FT', ...more }));
    for (const state of ['unpaid', 'partiallyPaid', 'paid', 'expired']) {
      const path = `/documents/totals?filter=${filter({ state })}`;
      const list = (await amelia.read(path)) as DocumentTotalsAnswer;
      const report = await totals(`/reports/documents/totals?filter=${filter({ state })}`);
      expect([report.count, report.sums['worthTotalMinor'], report.sums['pendingMinor']]).toEqual([
        list.count,
        list.totalMinor,
        list.pendingMinor,
      ]);
    }
  });

  it('have subtotals that come to the total, with the way to their rows', async () => {
    const groups = await amelia.rows(`/reports/documents?by=type&filter=${sales}`, last);
    expect(groups).toMatchObject([
      { id: 'FT', count: 2, sums: { worthTotalMinor: 672_800 }, where: { typeId: 'FT' } },
      { id: 'NC', count: 1, sums: { worthTotalMinor: -168_200 } },
    ]);
    const clients = await amelia.rows(`/reports/documents?by=client&filter=${sales}`, last);
    expect(clients).toMatchObject([{ label: hotel.name, sums: { worthTotalMinor: 504_600 } }]);
    const month = { $gte: '2026-03-01', $lte: '2026-03-31' };
    const march = encodeURIComponent(JSON.stringify({ scope: 'sales', issuedOn: month }));
    const path = `/reports/documents?by=week&filter=${march}&compareFrom=2026-02-01&compareTo=2026-02-28`;
    const [week] = await amelia.rows(path, last);
    expect(week).toMatchObject({
      id: '2026-03-02',
      where: { issuedOn: { $gte: '2026-03-02', $lte: '2026-03-08' } },
      previous: { count: 0, sums: {} },
    });
  });

  it('show rows as their sums have them', async () => {
    const rows = await amelia.rows(`/reports/documents?filter=${sales}&sort=typeId:desc`, last);
    expect(rows.map(({ worthTotalMinor }) => worthTotalMinor)).toEqual([
      -168_200, 336_400, 336_400,
    ]);
    expect(rows[0]).toMatchObject({ issuedById: 'Amélia Sitoe' });
  });

  it('are written to files whole, rows and subtotals', async () => {
    const screen = 'screen=commercial/reports/documents';
    const rows = await amelia.get(`/reports/documents?format=csv&${screen}&filter=${sales}`);
    expect(rows.text.trim().split('\r\n')).toHaveLength(4);
    const groups = await amelia.get(`/reports/documents?format=csv&by=type&${screen}`);
    expect(groups.text).toContain('FTF,1,2900.00,464.00,3364.00');
  });

  it('show to those alone who may see their rows', async () => {
    const permissions = ['reports.view', 'documents.view'] as const;
    const rights = { role: 'auditor', permissions } as const;
    const celeste = await joined(shop, 'celeste', rights);
    expect((await celeste.get('/reports/documents')).status).toBe(200);
    expect(await refusal(celeste.get('/reports/payments'))).toMatchObject({
      code: 'identity.permissionMissing',
      params: { permission: 'payments.view' },
    });
    const stock = await refusal(celeste.get('/reports/stock_reports/totals'));
    expect(stock.params).toMatchObject({ permission: 'stock.view' });
  });

  it('refuse what they do not know, naming it', async () => {
    const refused = async (query: string) => {
      const { params } = await refusal(amelia.get(`/reports/documents?${query}`));
      return params['subject'];
    };
    expect(await refused('by=moon')).toBe('by');
    expect(await refused(`filter=${encodeURIComponent('{"scope":"moon"}')}`)).toBe('scope');
    expect(await refused('by=month&sort=moon')).toBe('sort');
  });
});
