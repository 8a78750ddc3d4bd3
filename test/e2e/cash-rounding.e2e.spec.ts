import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportTotals, TrialBalanceRow } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

let shop: Shop;
let amelia: Browser;
let made = 0;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
});
afterAll(() => shop.server.end());

const set = (settings: object) => amelia.done('/companies/current/settings', settings);

/** 104.39 with VAT. */
const sale = (more: object = {}) => ({
  documentTypeId: 'VD',
  clientId: hotel.id,
  lines: [{ articleId: rice.id, quantity: '1', unitPrice: '89.99', vatId: 'vat_NOR' }],
  ...more,
});

const issue = (more: object = {}) =>
  amelia.done(`/documents/DRAFT${(made += 1)}/issue`, sale(more));

async function balanceOf(account: string): Promise<number> {
  const rows = (await amelia.read('/treasury-accounts')) as readonly {
    readonly id: string;
    readonly balanceMinor: number;
  }[];
  return rows.find(({ id }) => id === account)?.balanceMinor ?? 0;
}

async function roundedIn(code: string): Promise<number> {
  const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
  return rows.find((row) => row.code === code)?.closingMinor ?? 0;
}

describe('cash of clients', () => {
  it('is paid to the centavo until the company names a coin', async () => {
    const { id } = await issue();
    const document = await amelia.read(`/documents/${id}`);
    expect(document).toMatchObject({ totalMinor: 10_439, status: 'paid' });
    expect(await balanceOf('account_cash')).toBe(10_439);
  });

  it('takes no coin that is none', async () => {
    const answer = amelia.post('/companies/current/settings', { cashCoinMinor: 5_000 });
    expect(await refusal(answer)).toMatchObject({ status: 422 });
  });

  it('is rounded to it, in the account, the books and on the document, whose total stays', async () => {
    await set({ cashCoinMinor: 50 });
    const before = await balanceOf('account_cash');
    const { id } = await issue();
    const document = await amelia.read(`/documents/${id}`);
    expect(document).toMatchObject({ totalMinor: 10_439, vatMinor: 1_440, pendingMinor: 0 });
    expect(document).toMatchObject({
      content: { payment: { rows: [{ amountMinor: 10_439, roundingMinor: 11 }] } },
    });
    expect((await balanceOf('account_cash')) - before).toBe(10_450);
    expect(await roundedIn('7699')).toBe(-11);
    const { sums } = (await amelia.read('/reports/exchange_differences/totals')) as ReportTotals;
    expect(sums).toEqual({ creditMinor: 11, debitMinor: 0 });
    const receipt = await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      isAdvance: true,
      rows: [{ methodId: 'method_cash', amountMinor: 10_420 }],
    });
    expect((await balanceOf('account_cash')) - before).toBe(20_850);
    expect(await roundedIn('6899')).toBe(20);
    await amelia.done(`/payments/${receipt.id}/cancel`, { reason: 'Engano' });
    expect((await balanceOf('account_cash')) - before).toBe(10_450);
    await amelia.done(`/documents/${id}/cancel`, { reason: 'Engano' });
    expect(await balanceOf('account_cash')).toBe(before);
    expect(await amelia.read(`/clients/${hotel.id}`)).toMatchObject({ balanceMinor: 0 });
  });

  it('is on the receipt, with the change that coins make', async () => {
    const { id } = await issue({
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 10_439, receivedMinor: 20_000 }] },
    });
    const paper = await amelia.get(`/documents/${id}/paper?format=html&language=en`);
    expect(paper.text).toContain('Rounding');
    expect(paper.text).toContain('95.50');
  });

  it('takes no rounding that the office sends by itself', async () => {
    const rows = [{ methodId: 'method_cash', amountMinor: 10_439, roundingMinor: -39 }];
    const sent = amelia.post(`/documents/DRAFT${(made += 1)}/issue`, sale({ payment: { rows } }));
    expect(await refusal(sent)).toMatchObject({ status: 422 });
  });
});
