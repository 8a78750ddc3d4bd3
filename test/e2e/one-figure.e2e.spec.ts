import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Accepted,
  FinancialStatementAnswer,
  ListTotalsAnswer,
  PositionAnswer,
  ReportTotals,
  SalesAnswer,
  SalesFigures,
  StockLevelRow,
  TrialBalanceRow,
} from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { hotel, openStockedShop, rice, signInAt, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
};
const days = { from: '2026-03-01', to: '2026-03-31' };
const issuedOn = { $gte: days.from, $lte: days.to };
const query = new URLSearchParams(days).toString();
const places = [
  ['warehouse_main', '11'],
  ['SHOP', '7'],
  ['YARD', '5'],
] as const;
const asked = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The figures of docs/reference/figures.md, on every page that shows them, in a busy month. */
describe('one figure on several pages', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;
  let statement: FinancialStatementAnswer;
  let sales: SalesAnswer;
  let position: PositionAnswer;

  const issue = (draft: string, head: object, quantity: string, more: object = {}) =>
    amelia.done(`/documents/${draft}/issue`, {
      ...head,
      lines: [{ articleId: rice.id, quantity, vatId: 'vat_NOR', unitPrice: '1450.05', ...more }],
    });

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/suppliers', north);
    await amelia.done('/warehouses', { id: 'SHOP', code: 'LJ1', name: 'Loja 1' });
    await amelia.done('/warehouses', { id: 'YARD', code: 'AR2', name: 'Armazém 2' });
    await signInAt(shop, '2026-03-31T08:00:00.000Z');
    const ofNorth = { documentTypeId: 'FTF', supplierId: 'NORTH' };
    // No average and no place is whole cents.
    for (const [at, [warehouseId, quantity]] of places.entries()) {
      const head = { ...ofNorth, warehouseId, supplierReference: `F${at}` };
      await issue(`B${at}`, head, quantity, { unitPrice: `${10 + at}.33` });
    }
    const toHotel = { clientId: hotel.id };
    await issue('S1', { documentTypeId: 'FT', ...toHotel }, '3', { discounts: ['7.5'] });
    await issue('S2', { documentTypeId: 'VD', ...toHotel }, '1');
    const delivered = await issue('S3', { documentTypeId: 'GR', ...toHotel }, '2');
    await issue('S4', { documentTypeId: 'GR', ...toHotel }, '1.333');
    await amelia.done(`/documents/${delivered.id}/convert`, {
      documentTypeId: 'FT',
      draftId: 'S5',
    });
    const lines = [{ articleId: rice.id, quantity: '1', unitPrice: '1450.05', vatId: 'vat_NOR' }];
    await amelia.done('/documents/S6/issue', {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      ...toHotel,
      originId: 'VD_2026.1',
      lines: lines.map((line) => ({ ...line, origin: { documentId: 'VD_2026.1', line: 0 } })),
    });
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_cash', amountMinor: 12_345 }],
      isAdvance: true,
    });
    last = await amelia.done('/seals', {});
    await amelia.rows('/documents', last);
    await amelia.rows('/stock', last);
    statement = (await amelia.read(
      `/reports/financial-statement?${query}`,
    )) as FinancialStatementAnswer;
    sales = (await amelia.read('/dashboard/sales?period=month')) as SalesAnswer;
    position = (await amelia.read('/dashboard/position')) as PositionAnswer;
  });
  afterAll(() => shop.server.end());

  const report = async (name: string, filter: object) =>
    (await amelia.read(`/reports/${name}/totals?${asked(filter)}`)) as ReportTotals;

  it('has one cost of sales', async () => {
    const { costMinor } = (await amelia.read(
      `/sales/totals?${asked({ issuedOn })}`,
    )) as SalesFigures;
    const profit = await report('profit', { issuedOn });
    const costs = [
      costMinor,
      sales.current.costMinor,
      profit.sums['costMinor'],
      statement.sales?.costMinor,
      -(statement.stock?.costMinor ?? 0),
    ];
    expect(new Set(costs).size).toBe(1);
    expect(costMinor).toBeGreaterThan(0);
  });

  it('has one value of stock, to the cent', async () => {
    const totals = (await amelia.read('/stock/totals')) as ListTotalsAnswer;
    const levels = (await amelia.rows('/stock', last)) as unknown as StockLevelRow[];
    expect(levels.length).toBe(3);
    const balances = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    const values = [
      totals.sums['valueMinor'],
      levels.reduce((sum, { valueMinor = 0 }) => sum + valueMinor, 0),
      (await report('stock_reports', {})).sums['valueMinor'],
      (await report('stock_valuation', {})).sums['valueMinor'],
      statement.stock?.closingMinor,
      balances.find(({ code }) => code === '22')?.closingMinor,
    ];
    expect(values).toEqual(values.map(() => values[0]));
  });

  it('has one sum of discounts', async () => {
    const filter = { issuedOn };
    const discounts = (await report('discounts', filter)).sums['tradeDiscountMinor'];
    expect([discounts, (await report('sales', filter)).sums['discountMinor']]).toEqual([
      discounts,
      discounts,
    ]);
    expect(discounts).toBeGreaterThan(0);
  });

  it('counts the rows that it shows', async () => {
    for (const name of ['sales', 'discounts', 'profit', 'purchases', 'stock_reports']) {
      const filter = { ...(name !== 'stock_reports' && { issuedOn }) };
      const rows = await amelia.rows(`/reports/${name}?perPage=100&${asked(filter)}`, last);
      expect([name, (await report(name, filter)).count]).toEqual([name, rows.length]);
    }
  });

  it('has one balance of clients: what is open, less notes and advances', () => {
    const { pendingMinor = 0, credits, advances } = position.receivables ?? {};
    expect(advances?.pendingMinor).toBe(12_345);
    expect(credits?.pendingMinor).toBeGreaterThan(0);
    expect(pendingMinor - (credits?.pendingMinor ?? 0) - 12_345).toBe(
      statement.open?.receivableMinor,
    );
  });
});
