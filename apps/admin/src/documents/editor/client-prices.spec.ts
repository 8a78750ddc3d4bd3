import type { ArticleRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { takeClientPrices } from './client-prices.js';
import { EditorSession, type EditorRules } from './editor-session.js';
import { lineOfArticle } from './pick-article.js';

const resellers = 'resellers';
const soap: ArticleRow = {
  id: 'soap',
  code: 'SAB',
  name: 'Sabão',
  kind: 'article',
  unit: 'un',
  barcodes: [],
  salePrice: '150',
  salePriceWithVat: '174',
  vatId: 'vat_NOR',
  movesStock: true,
  revision: 1,
  isArchived: false,
  categoryPrices: [{ categoryId: resellers, price: '140' }],
};
const articles = new Map([[soap.id, soap]]);

const rules = {
  language: 'pt',
  today: '2026-11-30',
  vat: [
    { id: 'vat_NOR', code: 'NOR', name: 'Normal', rate: '16', isDefault: true },
  ] as unknown as EditorRules['vat'],
  company: {
    currency: 'MZN',
    settings: { decimalPlaces: 2, pricesIncludeVat: false, roundingPolicy: 'P' },
  } as unknown as EditorRules['company'],
} as const;

/** A document with soap on its line, for a client of a category. */
function editing(vatIncluded: boolean, categoryId?: string): EditorSession {
  const session = new EditorSession({
    draftId: 'D1',
    rules,
    content: { documentTypeId: 'FT', lines: [], vatIncluded },
    provider: { send: () => Promise.reject(new Error('nothing is saved here')) },
  });
  session.pricedFor({ id: 'somebody', categoryId });
  const [line] = session.state.get().lines;
  session.changeLine(line?.key ?? '', lineOfArticle(session, soap, line));
  session.saver.stop();
  return session;
}

const priceOf = (session: EditorSession): string | undefined =>
  session.state.get().lines[0]?.unitPrice;

describe('the prices of a document', () => {
  it.each([
    [false, '150', '140'],
    [true, '174', '162,4'],
  ])('are those of the client’s category as an article is chosen (VAT included: %s)', (...row) => {
    const [vatIncluded, shelf, special] = row;
    expect(priceOf(editing(vatIncluded))).toBe(shelf);
    expect(priceOf(editing(vatIncluded, resellers))).toBe(special);
  });

  it.each([
    [false, '150', '140'],
    [true, '174', '162,4'],
  ])('follow the client, there and back (VAT included: %s)', (vatIncluded, shelf, special) => {
    const session = editing(vatIncluded);
    expect(takeClientPrices(session, articles, undefined, resellers)).toBe(1);
    expect(priceOf(session)).toBe(special);
    expect(takeClientPrices(session, articles, resellers, 'hotels')).toBe(1);
    expect(priceOf(session)).toBe(shelf);
    session.saver.stop();
  });

  it('stay where they were written by hand, or come from another document', () => {
    const session = editing(false);
    const key = session.state.get().lines[0]?.key ?? '';
    session.changeLine(key, { unitPrice: '145' });
    expect(takeClientPrices(session, articles, undefined, resellers)).toBe(0);
    const origin = { documentId: 'COT_2026.1', line: 0 };
    session.changeLine(key, { unitPrice: '150', kept: { origin } });
    expect(takeClientPrices(session, articles, undefined, resellers)).toBe(0);
    expect(priceOf(session)).toBe('150');
    session.saver.stop();
  });

  it('stay where the article is not known any more', () => {
    const session = editing(false);
    expect(takeClientPrices(session, new Map(), undefined, resellers)).toBe(0);
  });
});

describe('the figures of an editor', () => {
  const withVat = { ...rules.company.settings, pricesIncludeVat: true };
  const company = { ...rules.company, settings: withVat };
  const totalsFor = (group: 'sales' | 'internal') => {
    const session = new EditorSession({
      draftId: 'D2',
      rules: { ...rules, company, group },
      content: {
        documentTypeId: 'X',
        lines: [{ description: 'Soap', quantity: '3', unitPrice: '99.90', vatId: 'vat_NOR' }],
      },
      provider: { send: () => Promise.reject(new Error('nothing is saved here')) },
    });
    session.saver.stop();
    return session.preview.totals;
  };

  it('charge VAT on what is sold, and none on what stays within the house', () => {
    expect(totalsFor('sales')).toMatchObject({ baseMinor: 25836, vatMinor: 4134 });
    const cost = { baseMinor: 29970, vatMinor: 0, totalMinor: 29970 };
    expect(totalsFor('internal')).toMatchObject(cost);
  });
});
