import type { ArticleRow } from '@balcao/contracts';
import { describe, expect, it } from '@jest/globals';
import { isSame, ranked } from './article-search.js';
import { scannedGoods } from './scanned-goods.js';

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

  it('are named by what a scanner reads off goods, with their batch', () => {
    const scanned = ']C10105601000000004100329\u001d17290526';
    const salt = article('salt', 'S1', 'Sal', ['5601000000004']);
    expect(isSame(salt, scanned)).toBe(true);
    expect(isSame(oils, scanned)).toBe(false);
    expect(scannedGoods(scanned)).toMatchObject({
      batchName: '0329',
      batchExpiresOn: '2029-05-26',
    });
    expect(scannedGoods('5601000000001')).toBeUndefined();
  });

  it('are named by a code with what the scanner of the device adds', () => {
    const kept = JSON.stringify({ prefix: '~A', suffix: '#' });
    Object.assign(globalThis, { localStorage: { getItem: () => kept } });
    expect(isSame(oil, '~A5601000000001#')).toBe(true);
    expect(isSame(oil, '~AA10#')).toBe(true);
    expect(isSame(oils, '~AA10#')).toBe(false);
    expect(isSame(oil, '5601000000001')).toBe(true);
    Object.assign(globalThis, { localStorage: undefined });
    expect(isSame(oil, '~A5601000000001#')).toBe(false);
  });

  it('are not named by the beginning of their code', () => {
    expect(isSame(oil, 'A1')).toBe(false);
  });

  it('come with the exact code first, and once each', () => {
    expect(ranked('A1', [oil, oils, oil])).toEqual([oils, oil]);
  });
});
