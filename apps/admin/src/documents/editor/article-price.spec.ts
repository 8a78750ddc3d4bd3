import { describe, expect, it } from '@jest/globals';
import { articlePrice } from './article-price.js';

describe('the price of an article on a document', () => {
  it('is the price without VAT, at the decimals of the company', () => {
    expect(articlePrice({ salePrice: '412.5' }, '16', false, 2)).toBe('412.5');
    expect(articlePrice({ salePrice: '86.12069' }, '16', false, 2)).toBe('86.12');
  });

  it('is the price on the shelf where the document includes VAT', () => {
    const shelf = { salePrice: '86.12069', salePriceWithVat: '99.9' };
    expect(articlePrice(shelf, '16', true, 2)).toBe('99.9');
    expect(articlePrice({ salePrice: '100' }, '16', true, 2)).toBe('116');
  });
});
