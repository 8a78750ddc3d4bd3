import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  LedgerEntryRow,
  PostingsAnswer,
  ReportTotals,
  TrialBalanceRow,
} from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the accounts of a company', () => {
  let shop: Shop;
  let amelia: Browser;

  const balances = async (): Promise<Readonly<Record<string, number>>> => {
    const rows = (await amelia.read('/reports/trial_balance?perPage=100')) as TrialBalanceRow[];
    return Object.fromEntries(rows.map(({ code, closingMinor }) => [code, closingMinor]));
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/documents/D1/issue', twoSacks);
    await amelia.done('/documents/D2/issue', twoSacks);
    await amelia.done('/documents/FT_2026.2/cancel', { reason: 'Erro' });
    const last = await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: twoSacks.clientId,
      rows: [{ methodId: 'method_cash', treasuryAccountId: 'account_cash', amountMinor: 100_050 }],
      allocations: [{ documentId: 'FT_2026.1', amountMinor: 100_050 }],
    });
    await amelia.rows('/documents', last);
  });
  afterAll(() => shop.server.end());

  it('are posted by every document, payment and reversal, and balance', async () => {
    const { sums } = (await amelia.read('/reports/ledger_journal/totals')) as ReportTotals;
    expect(sums['debitMinor']).toBe(sums['creditMinor']);
    const { '411': clients, '711': sales, '44331': vat, '11': cash } = await balances();
    expect({ clients, sales, vat, cash }).toEqual({
      clients: 336_400 - 100_050,
      sales: -290_000,
      vat: -46_400,
      cash: 100_050,
    });
    const all = Object.values(await balances());
    expect(all.reduce((one, other) => one + other, 0)).toBe(0);
  });

  it('show each account with its balance after every line', async () => {
    const path = `/reports/ledger_account?${query({ account: '411' })}`;
    const rows = (await amelia.read(path)) as (LedgerEntryRow & { runningMinor: number })[];
    expect(rows.map(({ reference, runningMinor }) => [reference, runningMinor])).toEqual([
      ['FT 2026/1', 336_400],
      ['FT 2026/2', 672_800],
      ['FT 2026/2', 336_400],
      ['RC 2026/1', 236_350],
    ]);
    expect(rows[0]?.account).toBe('411 Clients, current account');
    const inPortuguese = await amelia.get(path).set('Accept-Language', 'pt');
    expect(inPortuguese.body).toMatchObject([{ account: '411 Clientes c/c' }, {}, {}, {}]);
  });

  it('are explained by their lines', async () => {
    const figure = 'cell.trial_balance.closingMinor';
    const { total } = (await amelia.read(`/explain?figure=${figure}&id=411&${query({})}`)) as {
      readonly total: number;
    };
    expect(total).toBe(236_350);
  });

  it('take an official chart over, and post where the company chooses', async () => {
    await amelia.done('/accounting/chart', { preset: 'nirf' });
    const again = (await amelia.read('/accounting/postings')) as PostingsAnswer;
    expect(again.accounts).toBeGreaterThan(200);
    await amelia.done('/ledger-accounts', { id: 'OWN', code: '7111', name: 'Vendas de arroz' });
    const chosen = await amelia.done('/accounting/postings/sales:vat_NOR', { code: '7111' });
    await amelia.rows('/ledger-accounts', chosen);
    expect(await balances()).toMatchObject({ '7111': -290_000 });
    const wrong = amelia.post('/accounting/postings/sales', { code: '99' });
    expect(await refusal(wrong)).toMatchObject({
      status: 422,
      code: 'accounting.accountNotFound',
    });
    const closing = amelia.post('/ledger-accounts/OWN/archive', {});
    expect(await refusal(closing)).toMatchObject({
      status: 409,
      code: 'accounting.accountChosen',
    });
    await amelia.done('/accounting/postings/sales:vat_NOR', {});
    expect(await balances()).toMatchObject({ '711': -290_000 });
  });
});
