import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryPage } from '@balcao/contracts';
import { fileNameIn } from './support/files.js';
import { hotel, mercearia, openShop, rice, twoSacks, type Shop, signInAt } from './support/shop.js';

describe('a first sale', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it('begins with a company that has VAT, document types and series', async () => {
    const { amelia } = shop;
    const body = await amelia.read('/companies/current');
    expect(body).toMatchObject({ ...mercearia, currency: 'MZN', country: 'MZ' });
    const vat = await amelia.get('/vat?filter={"isDefault":true}');
    expect(vat.body).toEqual([expect.objectContaining({ code: 'NOR', rate: '16' })]);
    const series = await amelia.get('/series/FT_2026');
    expect(series.body).toMatchObject({ isOpen: true, lastNumber: 0, prefix: 'FT' });
  });

  it('registers what is sold and to whom', async () => {
    const { amelia } = shop;
    const article = await amelia.done('/articles', rice);
    expect(await amelia.rows('/articles', article)).toEqual([
      expect.objectContaining({ id: 'RICE', code: 'ARZ25', salePrice: '1450', isArchived: false }),
    ]);
    const client = await amelia.done('/clients', hotel);
    expect(await amelia.rows('/clients', client)).toEqual([
      expect.objectContaining({ id: 'HOTEL', balanceMinor: 0, country: 'MZ', isClient: true }),
    ]);
  });

  it('issues the invoice in one event of the journal', async () => {
    const { server, amelia } = shop;
    const before = await server.events('journal-MERCEARIA');
    const accepted = await amelia.done('/documents/DRAFT1/issue', twoSacks);
    expect(accepted).toEqual({ id: 'FT_2026.1', revision: before.length });
    const events = await server.events('journal-MERCEARIA');
    expect(events.slice(before.length)).toEqual([
      {
        type: 'DocumentIssued',
        data: expect.objectContaining({
          id: 'FT_2026.1',
          reference: 'FT 2026/1',
          issuedOn: '2026-03-02',
          dueOn: '2026-03-09',
          account: { debitMinor: 336_400, creditMinor: 0 },
          totals: expect.objectContaining({ baseMinor: 290_000, vatMinor: 46_400 }),
        }),
      },
    ]);
  });

  it('shows it in the list, the totals, the balance, the statement and the series', async () => {
    const { amelia } = shop;
    const list = await amelia.get('/documents?filter={"state":"unpaid"}&sort=issuedOn:desc');
    expect(list.headers['content-range']).toBe('documents 0-0/1');
    expect(list.body).toEqual([
      expect.objectContaining({ id: 'FT_2026.1', totalMinor: 336_400, status: 'unpaid' }),
    ]);
    const totals = await amelia.get('/documents/totals');
    expect(totals.body).toEqual({
      count: 1,
      baseMinor: 290_000,
      vatMinor: 46_400,
      totalMinor: 336_400,
      pendingMinor: 336_400,
    });
    const states = await amelia.get('/documents/states?filter={"state":"paid"}');
    expect(states.body).toMatchObject({ all: 1, byStatus: { unpaid: 1 } });
    expect((await amelia.get('/clients/HOTEL')).body).toMatchObject({ balanceMinor: 336_400 });
    const statement = await amelia.get('/clients/HOTEL/entries');
    expect(statement.headers['x-opening-balance']).toBe('0');
    expect(statement.body).toEqual([
      expect.objectContaining({
        reference: 'FT 2026/1',
        debitMinor: 336_400,
        balanceMinor: 336_400,
      }),
    ]);
    expect((await amelia.get('/series/FT_2026')).body).toMatchObject({ lastNumber: 1 });
  });

  it('shows its content, and who did what to it', async () => {
    const { amelia } = shop;
    const body = await amelia.read('/documents/FT_2026.1');
    expect(body).toMatchObject({
      reference: 'FT 2026/1',
      content: { party: { name: 'Hotel Costa do Sol' }, lines: [{ description: 'Arroz 25 kg' }] },
    });
    const history = (await amelia.get('/documents/FT_2026.1/history')).body as HistoryPage;
    expect(history.entries).toEqual([
      expect.objectContaining({ type: 'DocumentIssued', actorName: 'Amélia Sitoe' }),
    ]);
  });

  it('is taken back and put back, with the balance following', async () => {
    const { amelia } = shop;
    const cancelled = await amelia.done('/documents/FT_2026.1/cancel', { reason: 'Wrong client' });
    expect(await amelia.rows('/documents', cancelled)).toEqual([
      expect.objectContaining({ status: 'cancelled', pendingMinor: 0 }),
    ]);
    expect((await amelia.get('/clients/HOTEL')).body).toMatchObject({ balanceMinor: 0 });
    const restored = await amelia.done('/documents/FT_2026.1/restore', {});
    expect(await amelia.rows('/documents', restored)).toEqual([
      expect.objectContaining({ status: 'unpaid', pendingMinor: 336_400 }),
    ]);
    const body = await amelia.read('/clients/HOTEL/entries');
    expect(
      (body as { kind: string; reference: string; balanceMinor: number }[]).map(
        ({ kind, reference, balanceMinor }) => [kind, reference, balanceMinor],
      ),
    ).toEqual([
      ['issued', 'FT 2026/1', 336_400],
      ['cancelled', 'FT 2026/1', 0],
      ['restored', 'FT 2026/1', 336_400],
    ]);
  });

  it('expires when its day has passed', async () => {
    const { amelia } = shop;
    const expired = '/documents?filter={"state":"expired"}';
    expect((await amelia.get(expired)).body).toEqual([]);
    await signInAt(shop, '2026-03-10T08:00:00.000Z');
    expect((await amelia.get(expired)).body).toEqual([
      expect.objectContaining({ id: 'FT_2026.1' }),
    ]);
  });

  it('is found by the search box, without accents', async () => {
    const { amelia } = shop;
    const body = await amelia.read('/search?q=hotel');
    expect(body).toMatchObject({
      documents: [{ id: 'FT_2026.1' }],
      clients: [{ id: 'HOTEL' }],
      articles: [],
    });
    for (const words of ['FT 2026/1', 'ft2026/1', 'FT 2026-1', 'ft 2026 1', 'FT.2026.1']) {
      const numbered = await amelia.read(`/search?q=${encodeURIComponent(words)}`);
      expect(numbered).toMatchObject({ documents: [{ id: 'FT_2026.1' }], payments: [] });
    }
  });

  it('is written into a file for spreadsheets', async () => {
    const answer = await shop.amelia.get('/documents?format=csv');
    const { text, type }: { text: string; type: string } = answer;
    expect(type).toBe('text/csv');
    expect(text.split('\r\n')).toEqual([
      '\uFEFFReference,Date,Due date,Client,NUIT,State,Currency,Taxable base,VAT,Total,Discounts,Pending (MZN),Emission date',
      'FT 2026/1,2026-03-02,2026-03-09,Hotel Costa do Sol,400123454,Unpaid,MZN,2900.00,464.00,3364.00,0.00,3364.00,2026-03-02 10:00:00',
      '',
    ]);
  });

  it('is written into a file called as the screen of its type is, in the language', async () => {
    const ofType = (filter: string) => `/documents?format=csv&filter=${encodeURIComponent(filter)}`;
    const nameOf = async (path: string, language: 'en' | 'pt') => {
      const answer = await shop.amelia.get(path, { headers: { 'accept-language': language } });
      return fileNameIn(answer.headers['content-disposition']);
    };
    expect(await nameOf(ofType('{"typeId":"FT"}'), 'en')).toBe('Invoice.csv');
    expect(await nameOf(ofType('{"typeId":"FT","state":"expired"}'), 'pt')).toBe('Factura.csv');
    expect(await nameOf(ofType('{"typeId":{"$in":["FT","FR"]}}'), 'pt')).toBe('Documentos.csv');
    expect(await nameOf('/documents?format=csv', 'en')).toBe('Documents.csv');
  });

  it('writes instants of a file where the company is, unless another place is asked for', async () => {
    const path = '/journal?format=csv&columns=recordedAt';
    const first = async (more: string) =>
      (await shop.amelia.get(`${path}${more}`)).text.split('\r\n')[1];
    expect(await first('')).toBe('2026-03-02 10:00:00');
    expect(await first('&timeZone=UTC')).toBe('2026-03-02 08:00:00');
  });

  it('is still there after a restart', async () => {
    const { server, amelia } = shop;
    await server.stop();
    await server.start();
    expect((await amelia.get('/documents/FT_2026.1')).body).toMatchObject({ totalMinor: 336_400 });
    const next = await amelia.done('/documents/DRAFT2/issue', twoSacks);
    expect(next.id).toBe('FT_2026.2');
  });

  it('is found by the tax number of its client, in groups or not', async () => {
    for (const words of ['400123454', '400 123 454', '400.123.454']) {
      const q = encodeURIComponent(words);
      const found = await shop.amelia.read(`/documents?q=${q}&sort=id:asc`);
      expect([words, found]).toMatchObject([words, [{ id: 'FT_2026.1' }, { id: 'FT_2026.2' }]]);
    }
    expect(await shop.amelia.read('/documents?q=400%20123%20455')).toEqual([]);
  });

  it('has articles that are found by a barcode as it is printed', async () => {
    const { amelia } = shop;
    const last = await amelia.done(`/articles/${rice.id}/change`, { barcodes: ['5601234567892'] });
    for (const words of ['5 601234 567892', '5601234567892']) {
      const found = await amelia.rows(`/articles?q=${encodeURIComponent(words)}`, last);
      expect([words, found]).toMatchObject([words, [{ id: rice.id }]]);
    }
    expect(await amelia.rows('/articles?q=5%20601234%20567893', last)).toEqual([]);
  });

  it('finds the very code of many that begin alike', async () => {
    const { amelia } = shop;
    for (const code of ['Q10', 'Q11', 'Q12', 'Q13', 'Q14', 'Q1']) {
      const client = { id: code === 'Q1' ? 'ZULU' : code, code, name: `Hotel ${code}` };
      await amelia.done('/clients', { ...client, country: 'MZ' });
    }
    const found = (await amelia.read('/search?q=q1')) as { clients: readonly { code: string }[] };
    expect(found.clients[0]?.code).toBe('Q1');
    expect(found.clients).toHaveLength(5);
  });

  it('finds whom a telephone belongs to, in groups or not, from every list and the search', async () => {
    const { amelia } = shop;
    const phones = { phone1: '841234567', phone2: '210430550' };
    await amelia.done('/clients', { id: 'TEL1', code: 'TEL1', name: 'Pensão Xai', ...phones });
    const supplier = { id: 'TEL2', code: 'TEL2', name: 'Gráfica Xai', ...phones };
    const last = await amelia.done('/suppliers', supplier);
    const asked = ['841234567', '84 123 4567', '+258 84 123 4567', '8412345', '21 043 0550'];
    for (const words of asked) {
      const q = encodeURIComponent(words);
      expect([words, await amelia.rows(`/clients?q=${q}`, last)]).toMatchObject([
        words,
        [{ id: 'TEL1' }],
      ]);
      expect([words, await amelia.rows(`/suppliers?q=${q}`, last)]).toMatchObject([
        words,
        [{ id: 'TEL2' }],
      ]);
      expect([words, await amelia.read(`/search?q=${q}`)]).toMatchObject([
        words,
        { clients: [{ id: 'TEL1' }], suppliers: [{ id: 'TEL2' }] },
      ]);
    }
  });

  it.each([
    ['DE', 'DE811569869', ['DE 811 569 869', 'de811569869', 'DE.811.569.869', '811 569 869']],
    ['CH', 'CHE-123.456.788', ['CHE-123.456.788', 'CHE123456788', 'che 123 456 788']],
    ['US', '47-4016127', ['47-4016127', '474016127', '47 401 6127']],
  ])('finds whose tax number of %s it is, however it is written', async (country, nuit, asked) => {
    const { amelia } = shop;
    const abroad = { id: `FROM${country}`, code: `FROM${country}`, name: `Importer ${country}` };
    const last = await amelia.done('/clients', { ...abroad, country, nuit });
    for (const words of asked) {
      const q = encodeURIComponent(words);
      expect([words, await amelia.rows(`/clients?q=${q}`, last)]).toMatchObject([
        words,
        [{ id: abroad.id }],
      ]);
      expect([words, await amelia.read(`/search?q=${q}`)]).toMatchObject([
        words,
        { clients: [{ id: abroad.id }] },
      ]);
    }
  });
});
