import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, Rehearsal } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const milk = {
  ...rice,
  id: 'MILK',
  code: 'LTE1',
  name: 'Leite 1 l',
  isBatchManaged: true,
  minimumStock: '100',
};
const supplier = { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' };

describe('goods that are received', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/articles', milk);
    await amelia.done('/suppliers', supplier);
  });
  afterAll(() => shop.server.end());

  const issue = async (draftId: string, body: object): Promise<Accepted> => {
    last = await amelia.done(`/documents/${draftId}/issue`, body);
    return last;
  };
  const milkAt = (unitPrice: string, quantity: string, more: object = {}) => [
    { articleId: milk.id, quantity, unitPrice, vatId: 'vat_NOR', ...more },
  ];
  const levels = () => amelia.rows('/stock?q=leite', last);

  it('enter a batch at what they cost without VAT and discounts', async () => {
    const batch = { batchName: 'L7', batchExpiresOn: '2031-01-31', discounts: ['10'] };
    const lines = milkAt('50', '20', batch);
    await issue('D1', { documentTypeId: 'GRF', supplierId: supplier.id, lines });
    expect(await levels()).toMatchObject([
      { batchName: 'L7', quantity: '20', averageCost: '45', valueMinor: 90_000 },
    ]);
  });

  it('need the name of the batch', async () => {
    const lines = milkAt('50', '20');
    const body = { documentTypeId: 'GRF', supplierId: supplier.id, lines };
    const refused = await amelia.post('/documents/D2/issue', body);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'stock.batchNameRequired', title: 'Please fill the batch name at line 1' },
    ]);
  });

  it('do not move again when their invoice comes', async () => {
    const origin = { documentId: 'GRF_2026.1', line: 0 };
    const lines = milkAt('50', '20', { discounts: ['10'], origin });
    await issue('D3', { documentTypeId: 'FTF', supplierId: supplier.id, lines });
    expect(await levels()).toMatchObject([{ quantity: '20' }]);
  });

  it('are sold, and come back to their batch at the cost they left with', async () => {
    await issue('D4', { documentTypeId: 'FT', clientId: hotel.id, lines: milkAt('90', '6') });
    expect(await levels()).toMatchObject([{ quantity: '14' }]);
    const back = milkAt('90', '2', { origin: { documentId: 'FT_2026.1', line: 0 } });
    const note = {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      clientId: hotel.id,
      originId: 'FT_2026.1',
    };
    await issue('D5', { ...note, lines: back });
    expect(await levels()).toMatchObject([{ quantity: '16', valueMinor: 72_000 }]);
    const [move] = await amelia.rows('/stock-moves?sort=id:desc&perPage=1', last);
    expect(move).toMatchObject({ quantity: '2', unitCost: '45', returnOfId: 'FT_2026.1' });
    const [batch] = await amelia.rows('/batches?q=L7', last);
    const recall = await amelia.rows(`/batches/${String(batch?.['id'])}/recall`, last);
    expect(recall).toMatchObject([
      { reference: 'FT 2026/1', received: '6', returned: '2', quantity: '4' },
    ]);
  });

  it('are written off by an internal document', async () => {
    await issue('D6', { documentTypeId: 'QB', lines: milkAt('0', '1') });
    expect(await levels()).toMatchObject([{ quantity: '15' }]);
  });

  it('stay where they are when only a value is credited', async () => {
    const back = milkAt('90', '1', { origin: { documentId: 'FT_2026.1', line: 0 } });
    const note = {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      clientId: hotel.id,
      originId: 'FT_2026.1',
    };
    await issue('D7', { ...note, returnsStock: false, lines: back });
    expect(await levels()).toMatchObject([{ quantity: '15' }]);
  });

  it('are suggested from the last supplier, whoever returned some', async () => {
    expect(await amelia.rows('/reorder-suggestions', last)).toMatchObject([
      { id: milk.id, supplierId: supplier.id, supplierName: supplier.name, unitCost: '45' },
    ]);
  });

  it('enter a new batch as it was shown, however often that was', async () => {
    const lines = milkAt('50', '1', { batchName: 'L9', batchExpiresOn: '2031-03-31' });
    const body = { documentTypeId: 'GRF', supplierId: supplier.id, lines };
    const shown = () => amelia.post('/documents/D9/issue?rehearse', body);
    const { token } = (await shown()).body as Rehearsal;
    expect((await shown()).body).toMatchObject({ token });
    last = await amelia.done('/documents/D9/issue', body, { headers: { 'x-rehearsed': token } });
    expect(await amelia.rows('/batches?q=L9', last)).toMatchObject([{ name: 'L9' }]);
  });
});
