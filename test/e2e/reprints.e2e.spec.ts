import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

const paperOf = '/documents/FT_2026.1/paper?language=pt';

describe('a document that is printed again', () => {
  let shop: Shop;
  const page = async (copy: string): Promise<string> =>
    (await shop.amelia.get(`${paperOf}&copy=${copy}`)).text;
  const file = async (): Promise<string> => {
    const answer = await shop.amelia.get(`${paperOf}&copy=second&format=pdf`).responseType('blob');
    return Buffer.from(answer.body as Uint8Array).toString('latin1');
  };

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/print-models/print_A4/change', {
      header: 'Desde 1987',
      footer: 'Volte sempre',
    });
    await amelia.done('/treasury-accounts', {
      id: 'bim',
      name: 'Conta BIM',
      kind: 'bank',
      bank: 'BIM',
      currency: 'MZN',
      openingBalanceMinor: 0,
      nib: '000301080016367102371',
    });
    await amelia.done('/documents/FIRST/issue', twoSacks);
    await amelia.done('/documents/FT_2026.1/print', { copy: 'original' });
  });
  afterAll(() => shop.server.end());

  it('is the same byte for byte whatever has changed since, but for the mark of the copy', async () => {
    const { amelia } = shop;
    const [original, second, pdf] = [await page('original'), await page('second'), await file()];
    for (const text of ['Desde 1987', 'Volte sempre', 'Factura', '000301080016367102371']) {
      expect(second).toContain(text);
    }
    await amelia.done('/clients/HOTEL/change', {
      name: 'Hotel Pérola, Lda',
      address1: 'Rua Nova 1',
    });
    await amelia.done('/companies/current', { name: 'Outra Mercearia, Lda', city: 'Nampula' });
    await amelia.done('/print-models/print_A4/change', {
      header: 'Sob nova gerência',
      footer: null,
      columns: ['description', 'quantity'],
      typeIds: ['GR'],
      isDefault: false,
    });
    await amelia.done('/print-models', {
      id: 'newer',
      name: 'Modelo novo',
      paperSize: 'A4',
      language: 'pt',
      isDefault: true,
      typeIds: ['FT'],
      copies: ['original'],
      header: 'Modelo novo',
    });
    await amelia.done('/document-types/FT/change', { namePt: 'Fatura' });
    await amelia.done('/treasury-accounts/bim/change', { bank: 'Outro banco' });

    expect(await page('second')).toBe(second);
    expect(await file()).toBe(pdf);
    const marked = original
      .replace('<p class="copy">Original</p>', '<p class="copy">Segunda via</p>')
      .replace('Processado por', 'Cópia, não é o original\nProcessado por');
    expect(second).toBe(marked);
  });

  it('names an account of the company where none takes the currency of the invoice', async () => {
    const { amelia } = shop;
    await amelia.done('/currencies/USD/set-rate', { rate: '63.9' });
    const { id } = await amelia.done('/documents/DOLLARS/issue', { ...twoSacks, currency: 'USD' });
    const { text } = await amelia.get(`/documents/${id}/paper?language=pt`);
    expect(text).toContain('1 USD = 63,90 MZN');
    expect(text).toContain('NIB 000301080016367102371');
  });

  it('is drawn by a newer model where that one is asked for', async () => {
    const { text } = await shop.amelia.get(`${paperOf}&copy=second&modelId=newer`);
    expect(text).toContain('Modelo novo');
    expect(text).toContain('Segunda via');
  });

  it('is drawn by the model of its series, and by the same one after that has changed', async () => {
    const { amelia } = shop;
    await amelia.done('/series', { typeId: 'FT', year: 2026, code: '2026B' });
    await amelia.done('/print-models', {
      id: 'branch',
      name: 'Filial',
      paperSize: 'A4',
      language: 'en',
      isDefault: false,
      typeIds: ['FT'],
      copies: ['original'],
      seriesIds: ['FT_2026B'],
      header: 'Filial da Beira',
    });
    await amelia.done('/documents/BRANCH/issue', { ...twoSacks, seriesId: 'FT_2026B' });
    await amelia.done('/documents/SHOP/issue', twoSacks);
    const paper = async (id: string) =>
      (await amelia.get(`/documents/${id}/paper?copy=duplicate`)).text;
    const printed = await paper('FT_2026B.1');
    expect(printed).toContain('Filial da Beira');
    expect(printed).toContain('Invoice');
    expect(await paper('FT_2026.2')).not.toContain('Filial da Beira');

    await amelia.done('/print-models/branch/change', { header: 'Outra filial', seriesIds: [] });
    await amelia.done('/print-models', {
      id: 'later',
      name: 'Filial nova',
      paperSize: 'A4',
      language: 'en',
      isDefault: false,
      typeIds: ['FT'],
      copies: ['original'],
      seriesIds: ['FT_2026B'],
      header: 'Filial nova',
    });
    expect(await paper('FT_2026B.1')).toBe(printed);
  });

  it('is locked once the original is out: the form’s change is refused, and so is a second original', async () => {
    const { amelia } = shop;
    const changed = await amelia.post('/documents/FT_2026.1/texts', { note: 'Outra nota' });
    expect(changed.body).toMatchObject({ code: 'document.originalPrinted' });
    const again = await amelia.post('/documents/FT_2026.1/print', { copy: 'original' });
    expect(again.body).toMatchObject({ code: 'document.originalPrinted' });
  });

  it('is counted and noted in its history', async () => {
    const { amelia } = shop;
    for (const copy of ['second', 'third', 'duplicate', 'triplicate']) {
      await amelia.done('/documents/FT_2026.1/print', { copy });
    }
    const events = await shop.server.events('journal-MERCEARIA');
    const copies = events.flatMap(({ type, data }) =>
      type === 'DocumentPrinted' ? [(data as { copy: string }).copy] : [],
    );
    expect(copies).toEqual(['original', 'second', 'third', 'duplicate', 'triplicate']);
  });
});
