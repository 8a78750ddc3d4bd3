import type { ArticleRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { isSame, ranked } from './article-search.js';

const article = (id: string, code: string, name: string, barcodes: string[] = []): ArticleRow => ({
  id,
  revision: 0,
  isArchived: false,
  code,
  name,
  kind: 'article',
  unit: 'un',
  barcodes,
  salePrice: '61',
  vatId: 'vat_NOR',
  movesStock: true,
});
const oil = article('oil', 'A10', 'Óleo de girassol', ['5601000000001']);
const oils = article('oils', 'A1', 'Óleos variados');

describe('articles that are looked for', () => {
  it.each(['a10', '5601000000001', 'oleo de girassol'])('are named by %s', (text) => {
    expect(isSame(oil, text)).toBe(true);
  });

  it('are not named by the beginning of their code', () => {
    expect(isSame(oil, 'A1')).toBe(false);
  });

  it('come with the exact code first, and once each', () => {
    expect(ranked('A1', [oil, oils, oil])).toEqual([oils, oil]);
  });
});
