import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

const dollars = { id: 'DOLLARS', name: 'Conta em dólares', kind: 'bank', currency: 'USD' };

let shop: Shop;
let amelia: Browser;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  await amelia.done('/treasury-accounts', { ...dollars, openingBalanceMinor: 0 });
});
afterAll(() => shop.server.end());

/** Exempt, so that the figures are those of the price. */
const invoiced = (draft: string, unitPrice: string, more: object): Promise<Accepted> => {
  const lines = [{ description: 'Frete', quantity: '1', unitPrice, vatId: 'vat_ISE' }];
  const content = { documentTypeId: 'FT', clientId: hotel.id, lines, ...more };
  return amelia.done(`/documents/${draft}/issue`, content);
};

const paying = (documentId: string, amountMinor: number, row: object) => ({
  documentTypeId: 'RC',
  partyId: hotel.id,
  rows: [{ amountMinor, ...row }],
  allocations: [{ documentId, amountMinor }],
});
const cash = { methodId: 'method_cash' };
const transfer = { methodId: 'method_transfer', treasuryAccountId: dollars.id };

const pendingOf = async (document: Accepted, after: Accepted) => {
  const [row] = await amelia.rows(`/documents?filter={"id":"${document.id}"}`, after);
  return row?.['worthPendingMinor'] ?? row?.['pendingMinor'];
};

describe('an invoice in dollars', () => {
  it('is paid in half at another rate, and the difference stands on the receipt', async () => {
    await amelia.done('/currencies/USD/set-rate', { rate: '63', percentage: '0' });
    const invoice = await invoiced('HALF', '940.00', { currency: 'USD' });
    // USD 470 at 63.00 are taken off; at 64.10 they are 30 127.00 MZN.
    const body = paying(invoice.id, 2_961_000, {
      ...transfer,
      accountMinor: 47_000,
      rate: '64.10',
    });
    const paid = await amelia.done('/payments', body);
    expect(await pendingOf(invoice, paid)).toBe(2_961_000);
    expect(await amelia.read(`/payments/${paid.id}/content`)).toMatchObject({
      content: { rows: [{ foreign: { amountMinor: 47_000, differenceMinor: 51_700 } }] },
    });
    expect(await amelia.read('/treasury-accounts/DOLLARS')).toMatchObject({ balanceMinor: 47_000 });
  });

  it('in thirds is paid to the last cent, and not beyond', async () => {
    await amelia.done('/currencies/USD/set-rate', { rate: '63', percentage: '1.5' });
    const invoice = await invoiced('THIRDS', '100.00', { currency: 'USD' });
    for (let third = 0; third < 3; third += 1) {
      await amelia.done('/payments', paying(invoice.id, 213_129, cash));
    }
    const tooMuch = await refusal(amelia.post('/payments', paying(invoice.id, 64, cash)));
    expect(tooMuch).toMatchObject({ title: expect.stringContaining('0.63') });
    const last = await amelia.done('/payments', paying(invoice.id, 63, cash));
    const [row] = await amelia.rows(`/documents?filter={"id":"${invoice.id}"}`, last);
    expect(row).toMatchObject({ status: 'paid', pendingMinor: 0 });
  });
});

describe('an invoice in meticais', () => {
  it('paid into an account in dollars asks how many came, and books just these', async () => {
    const invoice = await invoiced('MZN', '6400.00', {});
    const asked = await refusal(amelia.post('/payments', paying(invoice.id, 640_000, transfer)));
    expect(asked).toMatchObject({ title: 'Line 1: enter the amount in USD' });
    const paid = await amelia.done(
      '/payments',
      paying(invoice.id, 640_000, { ...transfer, accountMinor: 9_950 }),
    );
    const entries = await amelia.rows('/treasury-accounts/DOLLARS/entries', paid);
    expect(entries.at(-1)).toMatchObject({ amountMinor: 9_950, balanceMinor: 47_000 + 9_950 });
  });
});

describe('the report of exchange and rounding', () => {
  const path = '/reports/exchange_differences';
  const sums = async (): Promise<object> =>
    ((await amelia.read(`${path}/totals`)) as { readonly sums: object }).sums;

  it('has what exchange gained and lost, with its payments, as the books have it', async () => {
    const rows = (await amelia.read(path)) as readonly Readonly<Record<string, unknown>>[];
    const gained = rows.filter(({ creditMinor }) => creditMinor === 51_700);
    expect(gained).toEqual([
      expect.objectContaining({ reference: 'RC 2026/1', sourceId: 'RC_2026.1', debitMinor: 0 }),
    ]);
    const groups = (await amelia.read(`${path}?by=account`)) as readonly {
      readonly sums: Readonly<Record<string, number>>;
    }[];
    const added = (field: string) => groups.reduce((sum, each) => sum + (each.sums[field] ?? 0), 0);
    expect(await sums()).toEqual({
      creditMinor: added('creditMinor'),
      debitMinor: added('debitMinor'),
    });
  });

  it('has a loss with a payment at a lower rate, and takes it back with the payment', async () => {
    const before = await sums();
    await amelia.done('/currencies/USD/set-rate', { rate: '63', percentage: '0' });
    const invoice = await invoiced('LOSS', '100.00', { currency: 'USD' });
    const row = { ...transfer, accountMinor: 10_000, rate: '62.50' };
    const paid = await amelia.done('/payments', paying(invoice.id, 630_000, row));
    const [{ creditMinor, debitMinor }] = [before as Record<'creditMinor' | 'debitMinor', number>];
    expect(await sums()).toEqual({ creditMinor, debitMinor: debitMinor + 5_000 });
    await amelia.done(`/payments/${paid.id}/cancel`, { reason: 'Engano' });
    expect(await sums()).toEqual({
      creditMinor: creditMinor + 5_000,
      debitMinor: debitMinor + 5_000,
    });
  });
});
