import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, DocumentTotalsAnswer, ReportTotals } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
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
    const note = {
      ...twoSacks,
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'FT_2026.1',
      lines: taken,
    };
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
    const cancelled = await totals(`/reports/cancellations/totals?filter=${sales}`);
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

  it('of articles come to what their documents come to, and say what was bought', async () => {
    const sold = await totals('/reports/article_sales/totals');
    expect(sold).toMatchObject({
      count: 3,
      sums: { tradeBaseMinor: 435_000, tradeVatMinor: 69_600, tradeTotalMinor: 504_600 },
    });
    const [sacks] = await amelia.rows('/reports/article_sales?by=article', last);
    // Two sacks, two sacks, less one.
    expect(sacks).toMatchObject({ label: rice.name, sums: { quantityMicros: 3_000_000 } });
    const bought = await totals('/reports/purchases/totals');
    expect(bought).toMatchObject({ count: 1, sums: { tradeTotalMinor: 336_400 } });
    const rows = await amelia.rows('/reports/article_sales?sort=tradeBaseMinor:asc', last);
    expect(rows[0]).toMatchObject({ reference: 'NC 2026/1', quantity: '-1' });
  });

  it.each(['article', 'category', 'client', 'seller', 'register', 'series', 'weekday', 'day'])(
    'say by %s the same from sums that are kept as from their lines',
    async (by) => {
      const [row] = await amelia.rows('/reports/article_sales', last);
      const seller = encodeURIComponent(JSON.stringify({ partyId: row?.['partyId'] }));
      const kept = await amelia.rows(`/reports/article_sales?by=${by}`, last);
      const added = await amelia.rows(`/reports/article_sales?by=${by}&filter=${seller}`, last);
      expect(kept).toEqual(added);
      expect(kept.length).toBeGreaterThan(0);
    },
  );

  it('say what there was and was worth on a day, and how it came to it', async () => {
    const { sums } = await totals('/reports/stock_valuation/totals?on=2026-03-31');
    const now = await totals('/reports/stock_reports/totals');
    expect(sums).toEqual(now.sums);
    const before = await totals('/reports/stock_valuation/totals?on=2025-12-31');
    expect(before).toMatchObject({ count: 0, sums: { valueMinor: 0 } });
    const of = encodeURIComponent(
      JSON.stringify({ articleId: rice.id, on: { $gte: '2026-01-01' } }),
    );
    const card = await amelia.rows(`/reports/stock_card?filter=${of}`, last);
    expect(card[0]).toMatchObject({ kind: 'carriedOver', runningQuantity: '0' });
    const [article] = await amelia.rows('/stock-articles', last);
    expect(card.at(-1)).toMatchObject({
      runningQuantity: article?.['quantity'],
      runningMinor: article?.['valueMinor'],
    });
    const moved = await totals(`/reports/stock_card/totals?filter=${of}`);
    expect(moved.sums['valueMinor']).toBe(article?.['valueMinor']);
  });

  it('say what there was and was worth on two days, and what they are apart by', async () => {
    const days = 'on=2026-03-31&compareOn=2025-12-31';
    const [article] = await amelia.rows('/stock-articles', last);
    const worth = article?.['valueMinor'];
    const [row] = await amelia.rows(`/reports/stock_valuation?${days}`, last);
    expect(row).toMatchObject({
      quantity: article?.['quantity'],
      previousQuantity: '0',
      changeQuantity: article?.['quantity'],
      valueMinor: worth,
      previousMinor: 0,
      changeMinor: worth,
    });
    const sums = { valueMinor: worth, previousMinor: 0, changeMinor: worth };
    expect(await totals(`/reports/stock_valuation/totals?${days}`)).toEqual({ count: 1, sums });
    const back = 'on=2025-12-31&compareOn=2026-03-31';
    const [gone] = await amelia.rows(`/reports/stock_valuation?${back}`, last);
    expect(gone).toMatchObject({ quantity: '0', valueMinor: 0, previousMinor: worth });
    const places = await amelia.rows(`/reports/stock_valuation?${days}&by=warehouse`, last);
    expect(places).toMatchObject([{ count: 1, sums }]);
    const file = await amelia.get(
      `/reports/stock_valuation?${days}&format=csv&screen=commercial/reports/stock_valuation`,
    );
    expect(file.text.split('\r\n')[0]).toContain('Quantity,Quantity before,Quantity change');
  });

  it('say what was on an account after each entry', async () => {
    const of = encodeURIComponent(JSON.stringify({ accountId: 'account_cash' }));
    const rows = await amelia.rows(`/reports/treasury_statement?filter=${of}`, last);
    expect(rows[0]).toMatchObject({ kind: 'carriedOver', runningMinor: 0 });
  });

  it('show only to those who may see their rows', async () => {
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
