import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];
const receipt = { documentTypeId: 'RC', partyId: hotel.id };

/** Of no account of its own. */
const voucher = { id: 'VOUCHER', name: 'Voucher', namePt: 'Vale', kind: 'other', mechanism: 'CO' };

describe('paying invoices', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT1/issue', twoSacks);
    await shop.amelia.done('/documents/DRAFT2/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  it('shows what is open, and pays two of them by two means', async () => {
    const { amelia } = shop;
    const open = await amelia.read('/clients/HOTEL/open-documents');
    expect(open).toEqual([
      expect.objectContaining({ id: 'FT_2026.1', reference: 'FT 2026/1', openMinor: 336_400 }),
      expect.objectContaining({ id: 'FT_2026.2', side: 'debit', dueOn: '2026-03-09' }),
    ]);
    const paid = await amelia.done('/payments', {
      ...receipt,
      rows: [
        { methodId: 'method_cash', amountMinor: 336_400, receivedMinor: 340_000 },
        { methodId: 'method_card', treasuryAccountId: 'account_cash', amountMinor: 100_000 },
      ],
      isAutomatic: true,
    });
    expect(paid.id).toBe('RC_2026.1');
    const [second, first] = (await amelia.rows('/documents', paid)) as { pendingMinor: number }[];
    expect([first?.pendingMinor, second?.pendingMinor].sort()).toEqual([0, 236_400]);
    const content = await amelia.read('/payments/RC_2026.1/content');
    expect(content).toMatchObject({
      status: 'active',
      methods: 'Numerário, Cartão',
      documents: 'FT 2026/1, FT 2026/2',
      content: { rows: [{ changeMinor: 3_600 }, { changeMinor: 0 }] },
      allocations: [{ amountMinor: 336_400 }, { amountMinor: 100_000 }],
    });
    expect(await amelia.read('/treasury-accounts/account_cash')).toMatchObject({
      balanceMinor: 436_400,
    });
  });

  it('is listed in a file by its methods in the language of the reader', async () => {
    const { amelia } = shop;
    for (const path of ['/receipts?format=csv', '/reports/payments?format=csv']) {
      const inLanguage = async (language: string) =>
        (await amelia.get(path).set('accept-language', language)).text;
      expect(await inLanguage('en')).toContain('"Cash, Card"');
      expect(await inLanguage('pt')).toContain('Numerário, Cartão');
    }
  });

  it('tells how late the rest is, and the whole account', async () => {
    const { amelia } = shop;
    expect(await amelia.read('/clients/HOTEL/ageing?on=2026-03-10')).toMatchObject({
      on: '2026-03-10',
      notDueMinor: 0,
      days1To30Minor: 236_400,
      totalMinor: 236_400,
    });
    const entries = (await amelia.read('/clients/HOTEL/entries')) as { balanceMinor: number }[];
    expect(entries.map(({ balanceMinor }) => balanceMinor)).toEqual([336_400, 672_800, 236_400]);
    const settled = await amelia.read('/settlements?filter={"documentId":"FT_2026.2"}');
    expect(settled).toEqual([
      expect.objectContaining({ kind: 'issued', signedMinor: 336_400 }),
      expect.objectContaining({ kind: 'settled', signedMinor: -100_000, sourceId: 'RC_2026.1' }),
    ]);
  });

  it('refuses in the words of the specification', async () => {
    const { amelia } = shop;
    const refused = async (body: object) => {
      const answer = await amelia.post('/payments', { ...receipt, ...body });
      return [answer.status, (answer.body as { title: string }).title];
    };
    expect(await refused({ rows: [] })).toEqual([422, 'Please select at least one payment method']);
    expect(await refused({ rows: [{ amountMinor: 1 }] })).toEqual([
      422,
      'Please, select the payment method at line 1',
    ]);
    await amelia.done('/payment-methods', voucher);
    expect(await refused({ rows: [{ methodId: voucher.id, amountMinor: 1 }] })).toEqual([
      422,
      'Please, select the treasury account at line 1',
    ]);
    expect(await refused({ rows: cash(236_400), isAutomatic: true, isAdvance: true })).toEqual([
      422,
      'Advance value has to be greater than zero',
    ]);
    const sale = { ...twoSacks, documentTypeId: 'VD', payment: { rows: cash(400_000) } };
    const tooMuch = await amelia.post('/documents/DRAFT3/issue', sale);
    expect(tooMuch.body).toMatchObject({ code: 'payment.advanceNotSupported' });
  });

  it('is cancelled and restored, and every figure comes back', async () => {
    const { amelia } = shop;
    const cancelled = await amelia.done('/payments/RC_2026.1/cancel', { reason: 'Wrong amount' });
    expect(await amelia.rows('/payments', cancelled)).toEqual([
      expect.objectContaining({ status: 'cancelled' }),
    ]);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({ balanceMinor: 672_800 });
    expect(await amelia.read('/treasury-accounts/account_cash')).toMatchObject({ balanceMinor: 0 });
    const restored = await amelia.done('/payments/RC_2026.1/restore', {});
    expect(await amelia.rows('/payments', restored)).toEqual([
      expect.objectContaining({ status: 'active' }),
    ]);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({ balanceMinor: 236_400 });
  });

  it('keeps an advance, settles with it later, and refunds the rest', async () => {
    const { amelia } = shop;
    await amelia.done('/payments', { ...receipt, rows: cash(300_000), isAdvance: true });
    await amelia.done('/payments/RC_2026.2/allocate', { isAutomatic: true });
    const refund = { id: 'REFUND1', rows: cash(63_600) };
    const refunded = await amelia.done('/payments/RC_2026.2/refund', refund);
    const rows = await amelia.rows('/payments?filter={"id":"RC_2026.2"}', refunded);
    const figure = 'figure=part.payments.refundedMinor&id=RC_2026.2&part=REFUND1';
    expect(await amelia.read(`/explain?${figure}`)).toMatchObject({ count: 1, total: 63_600 });
    expect(rows).toEqual([expect.objectContaining({ unallocatedMinor: 0 })]);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({ balanceMinor: 0 });
    const cancel = await amelia.post('/payments/RC_2026.2/cancel', { reason: 'No' });
    expect([cancel.status, (cancel.body as { code: string }).code]).toEqual([
      409,
      'payment.creditUsed',
    ]);
  });
});

describe('the treasury', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('keeps accounts with their money, and a statement with running balances', async () => {
    const { amelia } = shop;
    await amelia.done('/treasury-accounts', {
      id: 'BCI',
      name: 'BCI',
      kind: 'bank',
      currency: 'MZN',
      openingBalanceMinor: 500_000,
      nib: '000301080016367102371',
    });
    const deposit = { id: 'D1', accountId: 'BCI', amountMinor: 100_000, on: '2026-02-27' };
    await amelia.done('/deposits', { ...deposit, description: 'Sócio' });
    const transfer = { id: 'T1', fromAccountId: 'BCI', toAccountId: 'account_cash' };
    await amelia.done('/transfers', { ...transfer, amountMinor: 50_000 });
    await amelia.done('/withdrawals', { id: 'W1', accountId: 'BCI', amountMinor: 1_000 });
    await amelia.done('/withdrawals/W1/cancel', { reason: 'Twice' });
    const entries = await amelia.get('/treasury-accounts/BCI/entries');
    expect(entries.headers['x-opening-balance']).toBe('500000');
    expect(await amelia.read('/transfers')).toEqual([
      expect.objectContaining({ id: 'T1', toAccountId: 'account_cash', receivedMinor: 50_000 }),
    ]);
    const rows = entries.body as { kind: string; balanceMinor: number }[];
    expect(rows.map(({ kind, balanceMinor }) => [kind, balanceMinor])).toEqual([
      ['deposit', 600_000],
      ['transfer', 550_000],
      ['withdrawal', 549_000],
      ['cancelled', 550_000],
    ]);
  });

  it('changes an account as it is on the screen, though money has moved on it since', async () => {
    const { amelia } = shop;
    const { revision } = (await amelia.read('/treasury-accounts/BCI')) as { revision: number };
    const change = { bank: 'BCI Matola', expectedRevision: revision };
    await amelia.done('/treasury-accounts/BCI/change', change);
    const late = await amelia.post('/treasury-accounts/BCI/change', change);
    expect(late.body).toMatchObject({ code: 'record.stale' });
  });

  it('reconciles a bank statement with the entries that suggest themselves', async () => {
    const { amelia } = shop;
    const text = 'Data;Descrição;Valor\n27/02/2026;Depósito;1.000,00\n02/03/2026;Juros;3,50';
    await amelia.done('/bank-statements', { id: 'STM1', accountId: 'BCI', text });
    const lines = (await amelia.read('/bank-statements/STM1/lines')) as {
      suggestedEntryId?: string;
    }[];
    const [{ suggestedEntryId: entryId } = {}] = lines;
    expect(lines.map((line) => line.suggestedEntryId)).toEqual([entryId, undefined]);
    await amelia.done('/bank-statements/STM1/match', { line: 0, entryId });
    expect(await amelia.read('/bank-statements/STM1')).toMatchObject({ matchedCount: 1 });
  });

  it('takes nothing into a period that is closed', async () => {
    const { amelia } = shop;
    await amelia.done('/treasury-accounts/BCI/close-period', { through: '2026-02-28' });
    const late = { id: 'D2', accountId: 'BCI', amountMinor: 1, on: '2026-02-28' };
    const refused = await amelia.post('/deposits', late);
    expect(refused.body).toMatchObject({ code: 'treasury.periodClosed' });
    await amelia.done('/treasury-accounts/BCI/reopen-period', {});
    await amelia.done('/deposits', late);
  });

  it('records expenses, pays them, and takes them back', async () => {
    const { amelia } = shop;
    const expense = { id: 'EXP1', categoryId: 'expense_energy', description: 'EDM' };
    await amelia.done('/expenses', { ...expense, amountMinor: 11_600, vatId: 'vat_NOR' });
    const pay = { rows: cash(11_600) };
    await amelia.done('/expenses/EXP1/pay', pay);
    expect(await amelia.read('/expenses/EXP1')).toMatchObject({ status: 'paid', vatMinor: 1_600 });
    await amelia.done('/expenses/EXP1/cancel', { reason: 'Wrong' });
    expect(await amelia.read('/treasury-accounts/account_cash')).toMatchObject({
      balanceMinor: 50_000,
    });
  });

  it('sets the rate of a day', async () => {
    const { amelia } = shop;
    await amelia.done('/currencies/USD/set-rate', { rate: '63.00', percentage: '1.5' });
    expect(await amelia.read('/currencies/USD')).toMatchObject({ salePrice: '63.945' });
    expect(await amelia.read('/exchange-rates')).toEqual([
      expect.objectContaining({ currency: 'USD', on: '2026-03-02', rate: '63' }),
    ]);
  });

  it('adds documents of several currencies up in the company’s', async () => {
    const { amelia } = shop;
    interface Totals {
      readonly count: number;
      readonly totalMinor: number;
    }
    const before = (await amelia.read('/documents/totals')) as Totals;
    const issued = await amelia.done('/documents/DOLLARS/issue', { ...twoSacks, currency: 'USD' });
    const [row] = await amelia.rows(`/documents?filter={"id":"${issued.id}"}`, issued);
    const { currency, totalMinor, worthTotalMinor } = row as Record<string, unknown>;
    expect({ currency, totalMinor }).toEqual({ currency: 'USD', totalMinor: 336_400 });
    expect(worthTotalMinor).toBe(21_511_098);
    const after = (await amelia.read('/documents/totals')) as Totals;
    expect(after.count).toBe(before.count + 1);
    expect(after.totalMinor).toBe(before.totalMinor + 21_511_098);
  });
});

describe('the list of payments', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('finds payments by their means, and adds up what is found', async () => {
    const { amelia } = shop;
    await amelia.done('/documents/DRAFT1/issue', twoSacks);
    await amelia.done('/payments', {
      ...receipt,
      rows: [
        ...cash(300_000),
        { methodId: 'method_card', treasuryAccountId: 'account_cash', amountMinor: 36_400 },
      ],
      isAutomatic: true,
    });
    const later = await amelia.done('/payments', {
      ...receipt,
      rows: cash(50_000),
      isAdvance: true,
    });
    const totals = (list: string, filter: object) =>
      amelia.read(`/${list}/totals?filter=${JSON.stringify(filter)}`);
    const sums = (paidMinor: number, unallocatedMinor: number) =>
      expect.objectContaining({ paidMinor, unallocatedMinor });
    expect(await amelia.rows('/receipts?filter={"methodId":"method_card"}', later)).toHaveLength(1);
    expect(await totals('receipts', { methodId: 'method_card' })).toEqual({
      count: 1,
      sums: sums(336_400, 0),
    });
    expect(await totals('receipts', { accountId: 'account_cash' })).toEqual({
      count: 2,
      sums: sums(386_400, 50_000),
    });
    expect(await totals('advances', {})).toEqual({ count: 1, sums: sums(50_000, 50_000) });
    const reason = { reason: 'Paid by mistake' };
    const gone = await amelia.done(`/payments/${later.id}/cancel`, reason);
    const left = await amelia.rows('/receipts', gone);
    expect(left).toHaveLength(2);
    expect(await totals('receipts', {})).toEqual({ count: 2, sums: sums(336_400, 0) });
    expect(await totals('receipts', { status: 'cancelled' })).toMatchObject({ count: 1 });
    expect(await totals('supplier-payments', {})).toMatchObject({ count: 0 });
  });
});
