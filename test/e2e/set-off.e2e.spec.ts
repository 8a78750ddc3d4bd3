import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

/** Bought from the hotel: 1 000.00 and 16 % VAT make 1 160.00. */
const laundry = {
  documentTypeId: 'FTF',
  supplierId: hotel.id,
  supplierReference: 'A/17',
  lines: [{ description: 'Lavandaria', quantity: '1', unitPrice: '1000.00', vatId: 'vat_NOR' }],
};

describe('a set-off over HTTP', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT1/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  const halves = (minor: number) => ({
    partyId: hotel.id,
    sales: [{ documentId: 'FT_2026.1', amountMinor: minor }],
    purchases: [{ documentId: 'FTF_2026.1', amountMinor: 116_000 }],
  });

  it('is refused for a party that is only a client, and where the sides differ', async () => {
    const { amelia } = shop;
    const alone = await amelia.post('/payments/set-off', halves(116_000));
    expect(alone.status).toBe(409);
    expect(alone.body).toMatchObject({
      code: 'payment.setOffParty',
      title: 'Hotel Costa do Sol is not both a client and a supplier',
    });
    await amelia.done('/clients/HOTEL/change', { isSupplier: true });
    await amelia.done('/documents/DRAFT2/issue', laundry);
    const unequal = await amelia.post('/payments/set-off', halves(116_001));
    expect(unequal.body).toMatchObject({
      code: 'payment.setOffUnequal',
      title: 'Both sides of a set-off must be equal: sales 1\u202f160.01, purchases 1\u202f160.00',
    });
  });

  it('is on both statements, and moves no money', async () => {
    const { amelia } = shop;
    const done = await amelia.done('/payments/set-off', halves(116_000));
    expect(done.id).toBe('EN_2026.1');
    expect(await amelia.rows('/payments', done)).toEqual([
      expect.objectContaining({ isSetOff: true, paidMinor: 116_000, methods: '' }),
    ]);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({
      balanceMinor: 220_400,
      supplierBalanceMinor: 0,
    });
    const running = async (ledger: 'clients' | 'suppliers') =>
      ((await amelia.read(`/${ledger}/HOTEL/entries`)) as { balanceMinor: number }[]).map(
        ({ balanceMinor }) => balanceMinor,
      );
    expect(await running('clients')).toEqual([336_400, 220_400]);
    expect((await running('suppliers')).map(Math.abs)).toEqual([116_000, 0]);
    expect(await amelia.read('/treasury-entries')).toEqual([]);
    expect(await amelia.read('/payments/EN_2026.1/attachments')).toEqual([]);
    const effects = await amelia.read('/documents/FTF_2026.1');
    expect(effects).toMatchObject({ status: 'paid', pendingMinor: 0 });
  });

  it('is cancelled and restored as a payment is', async () => {
    const { amelia } = shop;
    const cancelled = await amelia.done('/payments/EN_2026.1/cancel', { reason: 'Wrong party' });
    await amelia.rows('/payments', cancelled);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({
      balanceMinor: 336_400,
      supplierBalanceMinor: 116_000,
    });
    const restored = await amelia.done('/payments/EN_2026.1/restore', {});
    await amelia.rows('/payments', restored);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({ balanceMinor: 220_400 });
  });
});

describe('a receipt over HTTP', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/DRAFT1/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  /** 3 % of 3 364.00 is 100.92. */
  const early = {
    documentTypeId: 'RC',
    partyId: hotel.id,
    rows: [{ methodId: 'method_cash', amountMinor: 326_308 }],
    allocations: [{ documentId: 'FT_2026.1', amountMinor: 326_308 }],
    discounts: [{ documentId: 'FT_2026.1', amountMinor: 10_092, reason: 'Paid in 10 days' }],
  };

  it('settles more than it pays where the company does not correct the VAT', async () => {
    const { amelia } = shop;
    const refused = await amelia.post('/payments', early);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: 'payment.discountOnInvoice' }),
    ]);
    const financialDiscountMode = 'atPaymentWithoutVat';
    await amelia.done('/companies/current/settings', { financialDiscountMode });
    const done = await amelia.done('/payments', early);
    expect(await amelia.rows('/payments', done)).toEqual([
      expect.objectContaining({ paidMinor: 326_308, discountedMinor: 10_092, isPrinted: false }),
    ]);
    expect(await amelia.read('/clients/HOTEL')).toMatchObject({ balanceMinor: 0 });
  });

  it('takes another note until its original is printed', async () => {
    const { amelia } = shop;
    await amelia.done('/payments/RC_2026.1/note', { note: 'Recepção' });
    const printed = await amelia.done('/payments/RC_2026.1/print', { copy: 'original' });
    await amelia.rows('/payments', printed);
    expect(await amelia.read('/payments/RC_2026.1/content')).toMatchObject({
      isPrinted: true,
      note: 'Recepção',
    });
    const refused = await amelia.post('/payments/RC_2026.1/note', { note: 'Loja' });
    expect(refused.body).toMatchObject({
      code: 'payment.originalPrinted',
      title: 'The original has been printed: the payment can no longer be changed',
    });
    const allocate = await amelia.post('/payments/RC_2026.1/allocate', { allocations: [] });
    expect(allocate.body).toMatchObject({ code: 'payment.originalPrinted' });
    await amelia.done('/payments/RC_2026.1/cancel', { reason: 'Returned cheque' });
  });

  it('adds an invoice to what a credit settles', async () => {
    const { amelia } = shop;
    await amelia.done('/payments', {
      documentTypeId: 'RC',
      partyId: hotel.id,
      rows: [{ methodId: 'method_cash', amountMinor: 50_000 }],
      isAdvance: true,
    });
    const allocations = [{ documentId: 'FT_2026.1', amountMinor: 20_000 }];
    const addition = { allocations, isAddition: true };
    await amelia.done('/payments/RC_2026.2/allocate', addition);
    const twice = await amelia.done('/payments/RC_2026.2/allocate', addition);
    const [row] = await amelia.rows('/payments?filter={"id":"RC_2026.2"}', twice);
    expect(row).toMatchObject({ unallocatedMinor: 10_000 });
  });

  it('matches a line of the bank with a movement that exists', async () => {
    const { amelia } = shop;
    const text = 'Data;Descrição;Valor\n02/03/2026;Depósito;500,00';
    await amelia.done('/bank-statements', { id: 'STM1', accountId: 'account_cash', text });
    const refused = await amelia.post('/bank-statements/STM1/match', { line: 0, entryId: '9' });
    expect([refused.status, refused.body]).toEqual([
      404,
      expect.objectContaining({ code: 'treasury.entryNotFound' }),
    ]);
  });
});
