import { describe, expect, it } from '@jest/globals';
import { rate, unitPrice } from '@balcao/pricing';
import { issuedInShop } from '../testing/index.js';
import { duplicateContent } from './convert-documents.js';
import type { DocumentIssuedData } from './document.events.js';

function discounted(of: Partial<DocumentIssuedData>): DocumentIssuedData {
  const [issued] = issuedInShop({});
  if (!issued) throw new Error('no document');
  const taken = { discounts: [rate('10')], unitPrice: unitPrice('50') };
  const lines = issued.data.lines.map((line) => ({ ...line, ...taken }));
  return { ...issued.data, lines, commercialDiscount: { percentage: rate('5') }, ...of };
}

describe('what a copy begins with', () => {
  it('is what was written, discounts as well', () => {
    const copy = duplicateContent(discounted({}));
    expect(copy.lines[0]).toMatchObject({ unitPrice: '50', discounts: ['10'] });
    expect(copy.commercialDiscount).toEqual({ percentage: '5' });
  });

  it('has no discounts within the house, where nothing is taken off', () => {
    const copy = duplicateContent(discounted({ group: 'internal' }));
    expect(copy.lines[0]).toMatchObject({ unitPrice: '50' });
    expect(copy.lines[0]).not.toHaveProperty('discounts');
    expect(copy).not.toHaveProperty('commercialDiscount');
  });
});
