import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LineSettlement, TreasuryEntryRow } from '@balcao/contracts';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('what a line of the bank settles', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/DRAFT1/issue', twoSacks);
    await amelia.done('/documents/DRAFT2/issue', twoSacks);
    const rows = ['Data;Texto;Valor', '02/03/2026;TRF HOTEL COSTA DO SOL;4.000,00'];
    const text = [...rows, '02/03/2026;DEPOSITO A MACUACUA;500,00', '02/03/2026;EDM;-116,00'];
    const sent = { id: 'S1', accountId: 'account_bank', text: text.join('\n') };
    await amelia.done('/bank-statements', sent);
  });
  afterAll(() => shop.server.end());

  const suggested = async (id = 'S1') =>
    (await shop.amelia.read(`/bank-statements/${id}/settlements`)) as readonly LineSettlement[];

  it('is suggested by the name, over several documents, the last in part', async () => {
    expect(await suggested()).toEqual([
      {
        line: 0,
        ledger: 'client',
        partyId: hotel.id,
        partyName: hotel.name,
        by: 'name',
        documents: [
          expect.objectContaining({ reference: 'FT 2026/1', amountMinor: 336_400 }),
          expect.objectContaining({
            reference: 'FT 2026/2',
            amountMinor: 63_600,
            openMinor: 336_400,
          }),
        ],
        advanceMinor: 0,
      },
    ]);
  });

  it('becomes its receipt and is reconciled; later lines of the text are of the same client', async () => {
    const { amelia } = shop;
    const [first] = await suggested();
    const allocations = (first?.documents ?? []).map(({ documentId, amountMinor }) => ({
      documentId,
      amountMinor,
    }));
    const body = { line: 0, partyId: hotel.id, methodId: 'method_transfer', allocations };
    const done = await amelia.done('/bank-statements/S1/settle', body);
    expect(done.id).toBe('RC_2026.1');
    const other = {
      line: 1,
      partyId: hotel.id,
      methodId: 'method_transfer',
      allocations: [{ documentId: 'FT_2026.2', amountMinor: 50_000 }],
    };
    await amelia.rows('/payments', await amelia.done('/bank-statements/S1/settle', other));
    expect(await amelia.read('/documents/FT_2026.2')).toMatchObject({ pendingMinor: 222_800 });
    expect(await amelia.read('/bank-statements/S1')).toMatchObject({ matchedCount: 2 });
    const text = 'Data;Texto;Valor\n05/03/2026;Depósito A. Macuácua 77;600,00';
    await amelia.done('/bank-statements', { id: 'S2', accountId: 'account_bank', text });
    expect(await suggested('S2')).toEqual([
      expect.objectContaining({
        partyId: hotel.id,
        by: 'earlier',
        documents: [expect.objectContaining({ reference: 'FT 2026/2', amountMinor: 60_000 })],
      }),
    ]);
  });

  it('is an expense with the VAT that it contains', async () => {
    const { amelia } = shop;
    const body = {
      line: 2,
      expenseId: 'POWER',
      categoryId: 'expense_energy',
      vatId: 'vat_NOR',
      methodId: 'method_transfer',
    };
    await amelia.rows('/expenses', await amelia.done('/bank-statements/S1/spend', body));
    expect(await amelia.read('/expenses/POWER')).toMatchObject({
      description: 'EDM',
      vatMinor: 1_600,
      pendingMinor: 0,
    });
    const entries = (await amelia.read('/treasury-entries')) as readonly TreasuryEntryRow[];
    const [expense] = entries.filter(({ sourceId }) => sourceId === 'POWER');
    expect(expense).toMatchObject({ statementId: 'S1', line: 2, amountMinor: -11_600 });
    const refused = await amelia.post('/bank-statements/S2/spend', { ...body, line: 0 });
    expect(refused.body).toMatchObject({ code: 'treasury.lineIsReceipt' });
  });

  it('is a credit that goes back to a client, and is proposed again by its text', async () => {
    const { amelia } = shop;
    const receipt = {
      line: 0,
      partyId: hotel.id,
      methodId: 'method_transfer',
      isAdvance: true,
    };
    const advance = await amelia.done('/bank-statements/S2/settle', receipt);
    const out = 'Data;Texto;Valor\n02/03/2026;DEVOLUCAO M CHISSANO;-250,00';
    await amelia.done('/bank-statements', { id: 'S3', accountId: 'account_bank', text: out });
    expect(await suggested('S3')).toEqual([]);
    const refunds = [{ id: 'BACK1', sourceId: advance.id, amountMinor: 25_000 }];
    const body = { line: 0, methodId: 'method_transfer', refunds };
    await amelia.rows('/payments', await amelia.done('/bank-statements/S3/refund', body));
    expect(await amelia.read('/bank-statements/S3')).toMatchObject({ matchedCount: 1 });
    expect(await amelia.read(`/payments/${advance.id}`)).toMatchObject({
      unallocatedMinor: 35_000,
    });
    const again = 'Data;Texto;Valor\n02/03/2026;Devolução M. Chissano 8;-350,00';
    await amelia.done('/bank-statements', { id: 'S4', accountId: 'account_bank', text: again });
    expect(await suggested('S4')).toEqual([
      expect.objectContaining({
        isRefund: true,
        ledger: 'client',
        partyId: hotel.id,
        by: 'earlier',
        documents: [expect.objectContaining({ documentId: advance.id, amountMinor: 35_000 })],
      }),
    ]);
    const more = { ...body, refunds: [{ id: 'BACK2', sourceId: advance.id, amountMinor: 35_001 }] };
    const refused = await amelia.post('/bank-statements/S4/refund', more);
    expect(refused.body).toMatchObject({ code: 'payment.refundTooLarge' });
  });
});
