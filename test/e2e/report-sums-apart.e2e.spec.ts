import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListTotalsAnswer, ReportGroup, ReportTotals } from '@balcao/contracts';
import { openStockedShop, type Shop } from './support/shop.js';

const bank = {
  name: 'BIM',
  kind: 'bank',
  currency: 'MZN',
  openingBalanceMinor: 0,
};

describe('what is never added up', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/treasury-accounts', { ...bank, id: 'METICAIS' });
    const dollars = { ...bank, id: 'DOLLARS', name: 'BCI', currency: 'USD' };
    await amelia.done('/treasury-accounts', dollars);
    await amelia.done('/deposits', { id: 'D1', accountId: 'METICAIS', amountMinor: 100_000 });
    await amelia.done('/deposits', { id: 'D2', accountId: 'METICAIS', amountMinor: 27_000 });
    const last = await amelia.done('/deposits', {
      id: 'D3',
      accountId: 'DOLLARS',
      amountMinor: 3_070,
    });
    await amelia.rows('/deposits', last);
  });
  afterAll(() => shop.server.end());

  const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const totals = async (report: string, filter: object = {}) =>
    (await shop.amelia.read(`/reports/${report}/totals?${query(filter)}`)) as ReportTotals;

  it('are amounts of several currencies in the treasury report', async () => {
    expect(await totals('treasury')).toEqual({ count: 3, sums: {}, apart: 'currency' });
    expect(await totals('treasury', { currency: 'MZN' })).toEqual({
      count: 2,
      sums: { amountMinor: 127_000 },
    });
    const dollars = { count: 1, sums: { amountMinor: 3_070 }, currency: 'USD' };
    expect(await totals('treasury', { currency: 'USD' })).toEqual(dollars);
    expect(await totals('treasury', { accountId: 'DOLLARS' })).toEqual(dollars);
    expect(await totals('treasury', { currency: 'EUR' })).toMatchObject({ count: 0 });
  });

  it('stand apart by account, each subtotal in its currency, and by kind without a sum', async () => {
    const by = async (name: string) =>
      (await shop.amelia.read(`/reports/treasury?by=${name}`)) as readonly ReportGroup[];
    const accounts = await by('account');
    expect(accounts.map(({ id, sums, currency }) => [id, sums['amountMinor'], currency])).toEqual([
      ['METICAIS', 127_000, undefined],
      ['DOLLARS', 3_070, 'USD'],
    ]);
    expect(await by('kind')).toMatchObject([{ id: 'deposit', count: 3, sums: {} }]);
  });

  it('have their currency in each row of a file, and no total where there are several', async () => {
    const csv = await shop.amelia.get('/reports/treasury?format=csv&by=account');
    const [head, ...lines] = csv.text.trim().split('\r\n');
    expect(head).toContain('Currency');
    expect(lines).toEqual([
      expect.stringContaining('MZN,1270.00'),
      expect.stringContaining('USD,30.70'),
    ]);
    const rows = await shop.amelia.get('/reports/treasury?format=csv');
    expect(rows.text).toMatch(/USD,30\.70/);
  });

  it('is what clients pay and what suppliers are paid', async () => {
    expect(await totals('payments')).toEqual({ count: 0, sums: {}, apart: 'ledger' });
    const { sums } = await totals('payments', { ledger: 'client' });
    expect(sums).toMatchObject({ paidMinor: 0 });
  });

  it('is what is sold and what is bought', async () => {
    for (const report of ['documents', 'pending_documents', 'cancellations']) {
      expect(await totals(report)).toMatchObject({ sums: {}, apart: 'scope' });
      const { apart } = await totals(report, { scope: 'purchases' });
      expect(apart).toBeUndefined();
    }
  });

  it('are movements on several accounts in their list', async () => {
    const all = (await shop.amelia.read('/deposits/totals')) as ListTotalsAnswer;
    expect(all).toMatchObject({ count: 3, sums: {} });
    expect(all.groups).toHaveLength(2);
    const path = `/deposits/totals?${query({ accountId: 'DOLLARS' })}`;
    expect(await shop.amelia.read(path)).toMatchObject({ sums: { amountMinor: 3_070 } });
  });
});
