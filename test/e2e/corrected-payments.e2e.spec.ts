import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentAnswer, HistoryPage, SalesAnswer, ShiftRow } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

let shop: Shop;
const drawer = 'account_cash';
const cash = { methodId: 'method_cash', amountMinor: 125_000 };
const card = { methodId: 'method_card', amountMinor: 125_000 };
const documentId = 'VD_2026C1.1';

beforeAll(async () => {
  shop = await openStockedShop();
  const { amelia } = shop;
  const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: drawer };
  await amelia.done('/cash-registers', till);
  await amelia.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 200_000 });
  await amelia.done('/shifts/S1/sales', {
    saleId: 'A1',
    clientId: hotel.id,
    vatIncluded: true,
    payment: { rows: [cash] },
    lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
  });
});
afterAll(() => shop.server.end());

const correct = (rows: readonly object[]) => ({ documentId, rows, reason: 'Pagou com cartão' });
const meansOf = async (): Promise<readonly unknown[]> => {
  const { figures } = (await shop.amelia.read('/shifts/S1/x')) as ShiftRow;
  return (figures?.means ?? [])
    .filter(({ salesMinor }) => salesMinor !== 0)
    .map(({ methodId, salesMinor }) => [methodId, salesMinor]);
};

describe('the payment of a sale that was rung up wrongly', () => {
  it('is moved to the right means: the number stays, and the history has both', async () => {
    const { amelia } = shop;
    expect(await meansOf()).toEqual([['method_cash', 125_000]]);
    const done = await amelia.done('/shifts/S1/reclassify', correct([card]));
    expect(await meansOf()).toEqual([['method_card', 125_000]]);
    expect(await amelia.read('/shifts/S1/x')).toMatchObject({ expectedMinor: 200_000 });
    await amelia.rows('/documents', done);
    const shown = (await amelia.read(`/documents/${documentId}`)) as DocumentAnswer;
    expect(shown).toMatchObject({
      reference: 'VD 2026C1/1',
      status: 'paid',
      content: { payment: { rows: [{ methodId: 'method_cash' }] } },
      correctedPayment: [{ methodId: 'method_card', amountMinor: 125_000 }],
    });
    const history = (await amelia.read(`/documents/${documentId}/history`)) as HistoryPage;
    expect(history.entries[0]).toMatchObject({
      type: 'PaymentReclassified',
      data: {
        before: [{ methodId: 'method_cash' }],
        after: [{ methodId: 'method_card' }],
        reason: 'Pagou com cartão',
      },
    });
  });

  it('counts by the right means in figures and reports of sales', async () => {
    const { amelia } = shop;
    const { methods } = (await amelia.read('/dashboard/sales?period=year')) as SalesAnswer;
    expect(methods).toMatchObject([{ id: 'method_card', count: 1, grossMinor: 125_000 }]);
    const groups = await amelia.read('/reports/sales?by=method');
    expect(groups).toMatchObject([
      { id: 'method_card', sums: { totalMinor: 125_000, baseMinor: 107_759 } },
    ]);
    const found = await amelia.read('/sales?filter={"methodId":"method_card"}');
    expect(found).toMatchObject([{ id: documentId, firstMethodId: 'method_cash' }]);
  });

  it('is refused another sum, and once the shift is closed', async () => {
    const { amelia } = shop;
    const less = amelia.post('/shifts/S1/reclassify', correct([{ ...cash, amountMinor: 100 }]));
    expect(await refusal(less)).toMatchObject({ code: 'payment.lessThanTotal' });
    await amelia.done('/shifts/S1/count', { countedMinor: 200_000 });
    await amelia.done('/shifts/S1/close', {});
    const late = amelia.post('/shifts/S1/reclassify', correct([cash]));
    expect(await refusal(late)).toMatchObject({ code: 'shift.closed' });
  });
});
