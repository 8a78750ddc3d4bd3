import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal, type Browser } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const main = 'warehouse_main';
const supplier = { id: 'NORTE', code: 'F001', name: 'Norte Distribuidora', nuit: '400123454' };

let shop: Shop;
let amelia: Browser;
let drafts = 0;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  await amelia.done('/suppliers', supplier);
});
afterAll(() => shop.server.end());

const article = (id: string, more: object = {}) =>
  amelia.done('/articles', { ...rice, id, code: id, name: `Artigo ${id}`, ...more });

const issue = (content: object) => {
  drafts += 1;
  return amelia.post(`/documents/S${drafts}/issue`, content);
};
const sold = (articleId: string, quantity: string) => ({
  documentTypeId: 'FT',
  clientId: hotel.id,
  lines: [{ articleId, quantity, unitPrice: '90', vatId: 'vat_NOR' }],
});
const received = (line: object, more: object = {}) => {
  drafts += 1;
  return {
    documentTypeId: 'FTF',
    supplierId: supplier.id,
    supplierReference: `F ${drafts}`,
    supplierIssuedOn: '2026-03-02',
    lines: [{ vatId: 'vat_NOR', ...line }],
    ...more,
  };
};
const accepted = async (content: object) => {
  const answer = await issue(content);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { readonly id: string; readonly revision: number };
};
const stockOf = async (articleId: string, after: { readonly revision: number }) => {
  const rows = await amelia.rows(`/stock?filter={"articleId":"${articleId}"}`, after);
  return rows.map(({ quantity, valueMinor }) => [quantity, valueMinor]);
};

describe('goods as people have received and sold them', () => {
  it('leave by three thirds of a metre, and the rest keeps its value', async () => {
    await article('TUBO', { unit: 'm' });
    const line = { articleId: 'TUBO', quantity: '1', unitCost: '100' };
    await amelia.done('/opening-stock', { id: 'O1', warehouseId: main, lines: [line] });
    let last = { id: '', revision: 0 };
    for (let third = 0; third < 3; third += 1) last = await accepted(sold('TUBO', '0.333'));
    expect(await stockOf('TUBO', last)).toEqual([['0.001', 10]]);
  });

  it('of a batch that was sold cannot be given up by cancelling their receipt', async () => {
    await article('LOTE', { isBatchManaged: true });
    const line = { articleId: 'LOTE', quantity: '100', unitPrice: '5', batchName: 'L1' };
    const receipt = await accepted(received(line));
    await accepted(sold('LOTE', '10'));
    const refused = await refusal(
      amelia.post(`/documents/${receipt.id}/cancel`, { reason: 'engano' }),
    );
    expect(refused).toMatchObject({
      status: 409,
      code: 'stock.insufficient',
      title: expect.stringMatching(/10 short; 90 in stock/),
    });
    const returned = await accepted({
      documentTypeId: 'NCF',
      supplierId: supplier.id,
      supplierReference: 'NC 1',
      supplierIssuedOn: '2026-03-02',
      reasonCode: 'goodsReturned',
      originId: receipt.id,
      lines: [
        {
          articleId: 'LOTE',
          quantity: '90',
          unitPrice: '5',
          vatId: 'vat_NOR',
          origin: { documentId: receipt.id, line: 0 },
        },
      ],
    });
    expect(await stockOf('LOTE', returned)).toEqual([]);
  });

  it('do not move on a day before their warehouse was counted', async () => {
    await article('CONTA');
    const line = { articleId: 'CONTA', quantity: '5', unitCost: '10' };
    await amelia.done('/opening-stock', { id: 'O2', warehouseId: main, lines: [line] });
    await amelia.done('/stock-counts', { id: 'C1', warehouseId: main, articleIds: ['CONTA'] });
    const lines = [{ articleId: 'CONTA', counted: '5' }];
    await amelia.done('/stock-counts/C1/count', { lines });
    await amelia.done('/stock-counts/C1/post', {});
    const delivery = received({ articleId: 'CONTA', quantity: '3', unitPrice: '10' });
    const late = { ...delivery, documentTypeId: 'GRF', issuedOn: '2026-03-01' };
    Reflect.deleteProperty(late, 'supplierIssuedOn');
    const refused = await refusal(issue(late));
    expect(refused).toMatchObject({ code: 'stock.beforeLastCount' });
    expect(refused.title).toContain('counted on');
    const today = await accepted(received({ articleId: 'CONTA', quantity: '3', unitPrice: '10' }));
    expect(await stockOf('CONTA', today)).toEqual([['8', 8_000]]);
  });

  it('on their way come back as they went, and those that arrived do not', async () => {
    await article('VIA', { isBatchManaged: true });
    await amelia.done('/warehouses', { id: 'LOJA', code: 'LJ', name: 'Loja', city: 'Maputo' });
    const line = { articleId: 'VIA', quantity: '7', unitCost: '12.50', batchName: 'V1' };
    await amelia.done('/opening-stock', { id: 'O3', warehouseId: main, lines: [line] });
    const lines = [{ articleId: 'VIA', quantity: '4' }];
    const sent = { fromId: main, toId: 'LOJA', inTransit: true, lines };
    await amelia.done('/stock-transfers', { id: 'T1', ...sent });
    const back = await amelia.done('/stock-transfers/T1/cancel', { reason: 'avaria' });
    expect(await stockOf('VIA', back)).toEqual([['7', 8_750]]);
    await amelia.done('/stock-transfers', { id: 'T2', ...sent });
    await amelia.done('/stock-transfers/T2/receive');
    const late = await refusal(amelia.post('/stock-transfers/T2/cancel', { reason: 'tarde' }));
    expect(late).toMatchObject({ status: 409, code: 'stock.transferNotInTransit' });
  });
});
