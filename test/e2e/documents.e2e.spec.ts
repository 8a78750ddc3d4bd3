import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttachmentRow } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { hotel, openShop, rice, twoSacks, type Shop } from './support/shop.js';

const north = {
  id: 'NORTH',
  code: 'F001',
  name: 'Armazéns do Norte',
  country: 'MZ',
  isClient: false,
  isSupplier: true,
};

describe('a chain of documents', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/articles', rice);
    await shop.amelia.done('/clients', hotel);
  });
  afterAll(() => shop.server.end());

  it('begins with a quotation that holds until a day', async () => {
    const { amelia } = shop;
    const quotation = { ...twoSacks, documentTypeId: 'CT', validUntil: '2026-03-31' };
    expect(await amelia.done('/documents/OFFER/issue', quotation)).toMatchObject({
      id: 'CT_2026.1',
    });
    expect((await amelia.get('/documents/CT_2026.1')).body).toMatchObject({
      status: 'open',
      dueOn: '2026-03-31',
      left: { toConvert: ['2'] },
      leadsTo: expect.arrayContaining(['FT', 'VD']),
    });
  });

  it('shows what a draft of the next document begins with', async () => {
    const { amelia } = shop;
    const begun = await amelia.read('/documents/CT_2026.1/begin?type=FT');
    expect(begun).toMatchObject({
      documentTypeId: 'FT',
      clientId: 'HOTEL',
      lines: [{ quantity: '2', origin: { documentId: 'CT_2026.1', line: 0 } }],
    });
    const again = await amelia.get('/documents/CT_2026.1/begin');
    expect(again.body).toMatchObject({ documentTypeId: 'CT', duplicateOf: 'CT_2026.1' });
    const refused = await refusal(amelia.get('/documents/CT_2026.1/begin?type=GD'));
    expect(refused).toMatchObject({ status: 409, code: 'document.originTypeNotAllowed' });
  });

  it('goes on with the invoice that is made of it', async () => {
    const { amelia } = shop;
    const body = { documentTypeId: 'FT', draftId: 'MADE' };
    const invoice = await amelia.done('/documents/CT_2026.1/convert', body);
    expect(invoice.id).toBe('FT_2026.1');
    const [offer] = await amelia.rows('/documents?filter={"typeId":"CT"}', invoice);
    expect(offer).toMatchObject({
      status: 'converted',
      madeInto: [{ documentId: 'FT_2026.1', kind: 'conversion' }],
    });
    const again = await refusal(
      amelia.post('/documents/CT_2026.1/convert', { documentTypeId: 'FT', draftId: 'MORE' }),
    );
    expect(again).toMatchObject({ status: 409, code: 'document.nothingLeft' });
  });

  it('gives a part back by a credit note at the price of the invoice', async () => {
    const { amelia } = shop;
    const note = {
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: 'FT_2026.1',
      lines: [
        {
          articleId: 'RICE',
          quantity: '1',
          unitPrice: '1450',
          vatId: 'vat_NOR',
          origin: { documentId: 'FT_2026.1', line: 0 },
        },
      ],
    };
    const [line] = note.lines;
    const written = { ...note, lines: [{ ...line, unitPrice: '9' }] };
    await amelia.put('/drafts/BACK', { content: written });
    expect(await amelia.read('/drafts')).toMatchObject([{ id: 'BACK', totalMinor: 168_200 }]);
    const silent = { ...note, reasonCode: undefined, draftRevision: 0 };
    const unsaid = await refusal(amelia.post('/documents/BACK/issue', silent));
    expect(unsaid).toMatchObject({ status: 422, code: 'document.noteReasonRequired' });
    const issued = await amelia.done('/documents/BACK/issue', { ...note, draftRevision: 0 });
    expect(issued.id).toBe('NC_2026.1');
    const [invoice] = await amelia.rows('/documents?filter={"typeId":"FT"}', issued);
    expect(invoice).toMatchObject({ status: 'partiallyPaid', pendingMinor: 168_200 });
    expect((await amelia.get('/documents/FT_2026.1')).body).toMatchObject({
      left: { toCredit: ['1'] },
      credited: [{ line: 0, quantity: '1', baseMinor: 145_000, vatMinor: 23_200 }],
    });
    const refused = await refusal(amelia.post('/documents/FT_2026.1/cancel', { reason: 'engano' }));
    expect(refused).toMatchObject({ status: 409, code: 'document.hasNotes' });
  });

  it('is refused where a line says no price, naming it', async () => {
    const [line] = twoSacks.lines;
    const priceless = { articleId: line?.articleId, quantity: '1', vatId: line?.vatId };
    const sent = { ...twoSacks, lines: [priceless] };
    expect(await refusal(shop.amelia.post('/documents/D9/issue', sent))).toMatchObject({
      status: 422,
      code: 'pricing.invalidUnitPrice',
      errors: [{ path: 'lines.0.unitPrice' }],
    });
  });

  it('prints the original once, and nothing changes after it', async () => {
    const { amelia } = shop;
    await amelia.done('/documents/FT_2026.1/texts', { note: 'Entregar de manhã' });
    const printed = await amelia.done('/documents/FT_2026.1/print', { copy: 'original' });
    const sent = { headers: { 'x-read-after': String(printed.revision) } };
    expect((await amelia.get('/documents/FT_2026.1', sent)).body).toMatchObject({
      isPrinted: true,
      content: { note: 'Entregar de manhã' },
    });
    const again = amelia.post('/documents/FT_2026.1/print', { copy: 'original' });
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'document.originalPrinted' });
    const change = amelia.post('/documents/FT_2026.1/texts', { note: 'Depois' });
    expect(await refusal(change)).toMatchObject({ status: 409, code: 'document.originalPrinted' });
  });

  it('undoes the note, and what it took is left again', async () => {
    const { amelia } = shop;
    const body = { reason: 'engano', on: '2026-03-02' };
    const cancelled = await amelia.done('/documents/NC_2026.1/cancel', body);
    const [invoice] = await amelia.rows('/documents?filter={"typeId":"FT"}', cancelled);
    expect(invoice).toMatchObject({ status: 'unpaid', pendingMinor: 336_400, madeInto: [] });
    const lines = await amelia.rows('/document-lines?filter={"isCancelled":true}', cancelled);
    expect(lines).toEqual([expect.objectContaining({ documentId: 'NC_2026.1', line: 0 })]);
  });
});

describe('documents that are no sales', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/articles', rice);
    await shop.amelia.done('/suppliers', north);
  });
  afterAll(() => shop.server.end());

  it('are purchases from a supplier, by its own number', async () => {
    const { amelia } = shop;
    const purchase = {
      lines: twoSacks.lines,
      documentTypeId: 'FTF',
      supplierId: 'NORTH',
      supplierReference: 'A/881',
    };
    const issued = await amelia.done('/documents/BOUGHT/issue', purchase);
    const rows = await amelia.rows('/documents?filter={"group":"purchases"}&q=A/881', issued);
    expect(rows).toEqual([
      expect.objectContaining({ id: 'FTF_2026.1', clientName: 'Armazéns do Norte' }),
    ]);
  });

  it('are internal ones, for nobody', async () => {
    const { amelia } = shop;
    const breakage = { lines: twoSacks.lines, documentTypeId: 'QB' };
    const issued = await amelia.done('/documents/BROKEN/issue', breakage);
    const rows = await amelia.rows('/documents?filter={"group":"internal"}', issued);
    expect(rows).toEqual([expect.objectContaining({ id: 'QB_2026.1', clientId: '' })]);
  });

  it('are of a year that may be closed, which the refusal names by its series', async () => {
    const { amelia } = shop;
    await amelia.done('/series/close-year', { year: 2026 });
    const late = { lines: twoSacks.lines, documentTypeId: 'QB' };
    expect(await refusal(amelia.post('/documents/LATE/issue', late))).toMatchObject({
      status: 409,
      code: 'series.closed',
      title: 'Invoicing series QB 2026 is closed',
    });
  });
});

describe('documents for training', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/articles', rice);
    await shop.amelia.done('/clients', hotel);
  });
  afterAll(() => shop.server.end());

  it('are in no list and no sum, unless they are asked for', async () => {
    const { amelia } = shop;
    await amelia.done('/series', { typeId: 'FT', year: 2026, code: 'F1', kind: 'training' });
    const lesson = await amelia.done('/documents/LESSON/issue', { ...twoSacks, seriesId: 'FT_F1' });
    expect(await amelia.rows('/documents', lesson)).toEqual([]);
    expect((await amelia.get('/documents/totals')).body).toMatchObject({ count: 0 });
    expect((await amelia.get('/documents/states')).body).toMatchObject({ all: 0 });
    expect(await amelia.rows('/documents?filter={"isTraining":true}', lesson)).toHaveLength(1);
    expect((await amelia.get('/clients/HOTEL')).body).toMatchObject({ balanceMinor: 0 });
  });
});

describe('files with a document', () => {
  let shop: Shop;
  const letter = Buffer.from('Encomenda do hotel');

  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/articles', rice);
    await shop.amelia.done('/clients', hotel);
    await shop.amelia.done('/documents/SOLD/issue', twoSacks);
  });
  afterAll(() => shop.server.end());

  it('are kept, read and taken off again', async () => {
    const { amelia } = shop;
    const path = '/documents/FT_2026.1/attachments';
    const sent = { key: 'letter-of-the-hotel' };
    const kept = await amelia.file(`${path}?name=carta.txt&type=text/plain`, letter, sent);
    expect(kept.status).toBe(201);
    const again = await amelia.file(`${path}?name=carta.txt&type=text/plain`, letter, sent);
    expect(again.body).toEqual(kept.body);
    const [file] = (await amelia.read(path)) as readonly AttachmentRow[];
    const own = `${path}/${file?.id ?? ''}`;
    const read = await amelia.get(own);
    expect(read.headers['content-disposition']).toContain('carta.txt');
    expect(read.text).toBe(letter.toString());
    const gone = await amelia.done(`${own}/remove`);
    const [row] = await amelia.rows('/documents', gone);
    expect(row).toMatchObject({ attachments: [] });
    expect(await refusal(amelia.get(own))).toMatchObject({
      status: 404,
      code: 'document.attachmentNotFound',
    });
  });

  it('are of documents that exist, and have a name', async () => {
    const { amelia } = shop;
    const nowhere = amelia.file('/documents/FT_2026.9/attachments?name=a&type=text/plain', letter);
    expect(await refusal(nowhere)).toMatchObject({ status: 404, code: 'document.notFound' });
    const nameless = amelia.file('/documents/FT_2026.1/attachments?type=text/plain', letter);
    expect(await refusal(nameless)).toMatchObject({ status: 422, code: 'request.invalid' });
  });
});

describe('a copy of a document', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
    await shop.amelia.done('/articles', rice);
    await shop.amelia.done('/clients', hotel);
    await shop.amelia.done('/documents/OFFER/issue', { ...twoSacks, documentTypeId: 'CT' });
  });
  afterAll(() => shop.server.end());

  it('names what a copy was made of, and counts and filters the copies', async () => {
    const { amelia } = shop;
    const again = (await amelia.read('/documents/CT_2026.1/begin')) as object;
    const copy = await amelia.done('/documents/COPY/issue', again);
    const rows = async (filter: object) =>
      amelia.rows(`/documents?filter=${JSON.stringify(filter)}`, copy);
    expect(await rows({ state: 'duplicated' })).toMatchObject([
      { id: copy.id, duplicateOf: 'CT_2026.1', status: 'open' },
    ]);
    expect(await rows({ duplicateOf: 'CT_2026.1' })).toHaveLength(1);
    expect(await rows({ duplicateOf: copy.id })).toEqual([]);
    expect(await amelia.read('/documents/states?filter={"typeId":"CT"}')).toMatchObject({
      all: 2,
      duplicated: 1,
      byStatus: { open: 2 },
    });
    expect(
      await amelia.rows('/reports/documents?filter={"state":"duplicated"}', copy),
    ).toMatchObject([{ id: copy.id }]);
    await amelia.done(`/documents/${copy.id}/cancel`, { reason: 'Copied by mistake' });
    expect(await rows({ state: 'duplicated' })).toMatchObject([{ status: 'cancelled' }]);
  });
});
