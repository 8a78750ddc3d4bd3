import { describe, expect, it } from '@jest/globals';
import { availableByArticle, FactsOfArticles, lastPrices } from './article-facts.js';

const sold = {
  articleId: 'rice',
  documentId: 'FT_2026.12',
  typeId: 'FT',
  reference: 'FT 2026/12',
  issuedOn: '2026-11-03',
  quantity: '3',
  baseMinor: 123_75,
  vatMinor: 19_80,
};

describe('what is available of an article', () => {
  it('is all its batches, less what is reserved of them all, once', () => {
    const rows = [
      { articleId: 'milk', quantity: '12.5', reserved: '3' },
      { articleId: 'milk', quantity: '7', reserved: '3' },
      { articleId: 'rice', quantity: '-2' },
    ];
    expect([...availableByArticle(rows)]).toEqual([
      ['milk', '16.5'],
      ['rice', '-2'],
    ]);
  });
});

describe('the last price of an article', () => {
  it('is that of one unit of the newest line, without and with VAT', () => {
    const older = { ...sold, reference: 'FT 2026/9', baseMinor: 90_00 };
    expect(lastPrices([sold, older]).get('rice')).toMatchObject({
      reference: 'FT 2026/12',
      net: '41.25',
      withVat: '47.85',
    });
  });

  it('is none of a line without quantity', () => {
    expect(lastPrices([{ ...sold, quantity: '0' }]).size).toBe(0);
  });
});

describe('looking up many articles', () => {
  it('asks about all the lines of a page at once, and about each article once', async () => {
    const asked: string[] = [];
    const answers: Readonly<Record<string, unknown>> = {
      stock: [{ articleId: 'rice', quantity: '4' }],
      'document-lines': [sold],
      articles: [
        { id: 'rice', code: 'ARZ25', isBatchManaged: true, movesStock: true },
        { id: 'carriage', code: 'CAR', movesStock: false },
      ],
    };
    const facts = new FactsOfArticles({
      read: (path) => {
        asked.push(path.split('?')[0] ?? '');
        return Promise.resolve({ body: answers[path.split('?')[0] ?? ''], total: 1 });
      },
      group: 'sales',
      seesStock: true,
    });
    const place = { warehouseId: 'main', partyId: 'hotel' };
    const answered = new Promise<void>((resolve) => facts.subscribe(resolve));
    for (const id of ['rice', 'oil', 'rice', 'carriage']) facts.want(place, id);
    await answered;
    expect(asked).toEqual(['stock', 'document-lines', 'articles']);
    expect(facts.get(place, 'rice')).toMatchObject({
      code: 'ARZ25',
      isBatchManaged: true,
      batchesExpire: false,
      available: '4',
      last: { net: '41.25' },
    });
    expect(facts.get(place, 'oil')).toEqual({ available: '0' });
    // What is never counted does not run out.
    expect(facts.get(place, 'carriage')).not.toHaveProperty('available');
  });
});
