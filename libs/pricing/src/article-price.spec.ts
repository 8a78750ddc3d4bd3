import { describe, expect, it } from '@jest/globals';
import { articlePrice, type PriceTerms } from './article-price.js';
import { rate } from './decimal.js';

const net: PriceTerms = { vatRate: rate('16'), vatIncluded: false, decimalPlaces: 2 };
const gross: PriceTerms = { ...net, vatIncluded: true };
const shelf = { salePrice: '86.12069', salePriceWithVat: '99.9' };
const soap = { ...shelf, categoryPrices: [{ categoryId: 'resellers', price: '75' }] };

describe('the price of an article', () => {
  it('is the price without VAT, at the decimals of the company', () => {
    expect(articlePrice({ salePrice: '412.5' }, net)).toBe('412.5');
    expect(articlePrice(shelf, net)).toBe('86.12');
  });

  it('is the price on the shelf where VAT is included', () => {
    expect(articlePrice(shelf, gross)).toBe('99.9');
    expect(articlePrice({ salePrice: '100' }, gross)).toBe('116');
  });

  it('is that of the client’s category, with the VAT where it is included', () => {
    expect(articlePrice(soap, { ...net, categoryId: 'resellers' })).toBe('75');
    expect(articlePrice(soap, { ...gross, categoryId: 'resellers' })).toBe('87');
  });

  it('is the article’s own for clients of another category and of none', () => {
    expect(articlePrice(soap, { ...gross, categoryId: 'hotels' })).toBe('99.9');
    expect(articlePrice(soap, { ...gross, categoryId: undefined })).toBe('99.9');
    expect(articlePrice(soap, net)).toBe('86.12');
  });
});
