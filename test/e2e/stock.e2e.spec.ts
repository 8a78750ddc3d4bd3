import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { fileOf } from './support/files.js';
import { noPdfReader, textOf } from './support/pdf-text.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const milk = {
  ...rice,
  id: 'MILK',
  code: 'LTE1',
  name: 'Leite 1 l',
  unit: 'un',
  isBatchManaged: true,
  batchesExpire: true,
  minimumStock: '20',
  maximumStock: '100',
};
const main = 'warehouse_main';

describe('stock over HTTP', () => {
  let shop: Shop;
  let amelia: Browser;
  let last: Accepted;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/articles', milk);
    await amelia.done('/warehouses', { id: 'SHOP', code: 'LJ1', name: 'Loja 1', city: 'Maputo' });
    last = await amelia.done('/opening-stock', {
      id: 'OPENING',
      warehouseId: main,
      lines: [
        { articleId: rice.id, quantity: '10', unitCost: '1000' },
        {
          articleId: milk.id,
          quantity: '24',
          unitCost: '50',
          batchName: 'L1',
          batchExpiresOn: '2031-01-31',
        },
      ],
    });
  });
  afterAll(() => shop.server.end());

  const sell = (draftId: string, line: object) => {
    const lines = [{ unitPrice: '90', vatId: 'vat_NOR', ...line }];
    const body = { documentTypeId: 'FT', clientId: hotel.id, lines };
    return amelia.done(`/documents/${draftId}/issue`, body);
  };

  it('adds up what a list selects', async () => {
    await amelia.rows('/stock', last);
    expect(await amelia.read('/stock/totals')).toEqual({
      count: 2,
      sums: { articles: 2, valueMinor: 1_120_000 },
    });
    expect(await amelia.read('/stock/totals?q=leite')).toEqual({
      count: 1,
      sums: { articles: 1, valueMinor: 120_000 },
    });
    expect(await amelia.read('/stock-moves/totals?filter={"articleId":"MILK"}')).toEqual({
      count: 1,
      sums: { articles: 1, quantityMicros: 24_000_000, costMinor: 120_000 },
    });
    expect(await amelia.rows('/stock?filter={"categoryId":"NONE"}', last)).toEqual([]);
  });

  it('is set up with a warehouse that the settings name', async () => {
    expect(await amelia.rows('/warehouses?sort=code:desc', last)).toMatchObject([
      { id: main, name: 'Armazém principal' },
      { id: 'SHOP', name: 'Loja 1' },
    ]);
    expect(await amelia.read('/companies/current')).toMatchObject({
      settings: { defaultWarehouseId: main },
    });
  });

  it('shows what there is where, with names and what it is worth', async () => {
    expect(await amelia.rows('/stock?sort=articleId:asc', last)).toMatchObject([
      {
        articleName: milk.name,
        batchName: 'L1',
        expiresOn: '2031-01-31',
        quantity: '24',
        averageCost: '50',
        valueMinor: 120_000,
      },
      { articleName: rice.name, warehouseName: 'Armazém principal', valueMinor: 1_000_000 },
    ]);
    expect(await amelia.rows('/stock?q=leite', last)).toHaveLength(1);
    expect(await amelia.rows('/stock-articles?sort=code:asc', last)).toMatchObject([
      { code: rice.code, quantity: '10', averageCost: '1000', valueMinor: 1_000_000 },
      { code: milk.code, quantity: '24' },
    ]);
  });

  it('leaves with a sale, and the movement names the document', async () => {
    last = await sell('D1', { articleId: milk.id, quantity: '9' });
    const moves = '/stock-moves?sort=id:desc&perPage=5';
    expect((await amelia.rows(moves, last))[0]).toMatchObject({
      kind: 'issued',
      reference: 'FT 2026/1',
      partyName: hotel.name,
      articleName: milk.name,
      batchName: 'L1',
      quantity: '-9',
      level: '15',
      unitCost: '50',
      costMinor: -45_000,
    });
  });

  it('suggests what to buy at the minimum or below', async () => {
    expect(await amelia.rows('/reorder-suggestions', last)).toMatchObject([
      { code: milk.code, quantity: '15', projected: '15', suggested: '85' },
    ]);
    expect(await amelia.rows('/reorder-suggestions?q=arroz', last)).toEqual([]);
    expect(await amelia.rows('/reorder-suggestions?q=lei&sort=suggested:desc', last)).toHaveLength(
      1,
    );
    expect(await amelia.read('/reorder-suggestions/orders?q=lei')).toMatchObject([
      { rows: [{ code: milk.code, suggested: '85' }] },
    ]);
    expect((await amelia.get('/reorder-suggestions?sort=unitCost')).body).toMatchObject({
      code: 'request.invalidSort',
    });
  });

  it('tells who has received a batch', async () => {
    const [batch] = await amelia.rows('/batches?q=L1', last);
    expect(batch).toMatchObject({ name: 'L1', quantity: '15', articleName: milk.name });
    expect(await amelia.rows(`/batches/${String(batch?.['id'])}/recall`, last)).toEqual([
      {
        documentId: 'FT_2026.1',
        reference: 'FT 2026/1',
        issuedOn: expect.any(String),
        partyId: hotel.id,
        partyName: hotel.name,
        received: '9',
        returned: '0',
        quantity: '9',
      },
    ]);
  });

  it('refuses a sale of more than a batch holds, naming what is missing', async () => {
    const body = {
      documentTypeId: 'FT',
      clientId: hotel.id,
      lines: [{ articleId: milk.id, quantity: '16', unitPrice: '90', vatId: 'vat_NOR' }],
    };
    const refused = await amelia.post('/documents/D2/issue', body);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'stock.insufficient',
        title: 'Line 1: Leite 1 l is 1 short; 15 in stock in Armazém principal',
        errors: [{ path: 'lines.0.quantity' }],
      },
    ]);
  });

  it('goes to another warehouse, by way of transit', async () => {
    const transfer = {
      id: 'T1',
      fromId: main,
      toId: 'SHOP',
      inTransit: true,
      carrier: 'Transportes Limpopo',
      vehicle: 'AAB 123 MC',
      departsAt: '2026-03-02T14:30',
      receiver: 'Celeste',
      lines: [{ articleId: rice.id, quantity: '4' }],
    };
    const odd = await amelia.post('/stock-transfers', { ...transfer, departsAt: '2026-03-02' });
    expect(odd.body).toMatchObject({ code: 'document.invalidTransportStart' });
    last = await amelia.done('/stock-transfers', transfer);
    expect(await amelia.rows('/stock-transfers', last)).toMatchObject([
      {
        number: 1,
        state: 'inTransit',
        toName: 'Loja 1',
        lines: [{ articleName: rice.name, quantity: '4' }],
      },
    ]);
    const guide = await amelia.get('/stock-transfers/T1/guide?format=csv');
    expect(guide.text.trimEnd().split('\r\n').slice(1)).toEqual([
      `${rice.code},${rice.name},,${rice.unit},4,`,
    ]);
    const pdf = await fileOf(amelia.get('/stock-transfers/T1/guide'));
    const words = ['Transport guide 1', 'Transportes Limpopo', 'AAB 123 MC', '02-03-2026 14:30'];
    const paper = noPdfReader === undefined ? await textOf(pdf) : words.join();
    expect(words.filter((text) => !paper.includes(text))).toEqual([]);
    last = await amelia.done('/stock-transfers/T1/receive');
    const there = '/stock?filter={"warehouseId":"SHOP"}';
    expect(await amelia.rows(there, last)).toMatchObject([{ quantity: '4', valueMinor: 400_000 }]);
    const again = await amelia.post('/stock-transfers/T1/receive');
    expect([again.status, again.body]).toMatchObject([409, { code: 'stock.transferNotInTransit' }]);
  });

  it('is counted while selling goes on', async () => {
    await amelia.done('/stock-counts', { id: 'C1', warehouseId: main, articleIds: [rice.id] });
    const sheet = await amelia.get('/stock-counts/C1/sheet?format=csv');
    expect(sheet.text.trimEnd().split('\r\n')).toEqual([
      '\ufeffCategory,Code,Article,Batch,Unit,Counted',
      `,${rice.code},${rice.name},,${rice.unit},`,
    ]);
    expect((await amelia.get('/stock-counts/C1/sheet')).type).toBe('application/pdf');
    const lines = [{ articleId: rice.id, counted: '5' }];
    last = await amelia.done('/stock-counts/C1/count', { lines });
    expect(await amelia.rows('/stock-counts/C1/entries', last)).toMatchObject([
      { articleName: rice.name, theoretical: '6', counted: '5', difference: '-1' },
    ]);
    await sell('D3', { articleId: rice.id, quantity: '2' });
    last = await amelia.done('/stock-counts/C1/post', {});
    const here = `/stock?filter={"warehouseId":"${main}","articleId":"${rice.id}"}`;
    expect(await amelia.rows(here, last)).toMatchObject([{ quantity: '3' }]);
    expect(await amelia.rows('/stock-counts', last)).toMatchObject([
      { state: 'posted', varianceMinor: -100_000, warehouseName: 'Armazém principal' },
    ]);
  });

  it('comes back when the document is cancelled', async () => {
    last = await amelia.done('/documents/FT_2026.1/cancel', { reason: 'Engano' });
    expect(await amelia.rows('/stock?q=leite', last)).toMatchObject([{ quantity: '24' }]);
    const [batch] = await amelia.rows('/batches?q=L1', last);
    expect(await amelia.rows(`/batches/${String(batch?.['id'])}/recall`, last)).toEqual([]);
  });

  it('writes lists to files, with names in the place of ids', async () => {
    const { text } = await amelia.get('/stock?format=csv&sort=articleId:asc');
    expect(text).toContain(milk.name);
    expect(text).toContain('Armazém principal');
    const transfers = await amelia.get('/stock-transfers?format=csv&columns=number,toId,lines');
    expect(transfers.text.split('\r\n')[1]).toBe(`1,Loja 1,4 × ${rice.name}`);
  });
});
