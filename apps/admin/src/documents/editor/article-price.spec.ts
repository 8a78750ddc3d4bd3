import { describe, expect, it } from '@jest/globals';
import { articlePrice } from './article-price.js';

const withoutVat = { articlesIncludeVat: false, decimalPlaces: 2 };
const withVat = { articlesIncludeVat: true, decimalPlaces: 2 };

describe('the price of an article on a document', () => {
  it('is its own where both are with VAT, or both without', () => {
    expect(articlePrice('412.5', '16', false, withoutVat)).toBe('412.5');
    expect(articlePrice('412.5', '16', true, withVat)).toBe('412.5');
  });

  it('gets the VAT where the document’s prices include it', () => {
    expect(articlePrice('100', '16', true, withoutVat)).toBe('116');
  });

  it('loses the VAT where the document’s prices are without', () => {
    expect(articlePrice('100', '16', false, withVat)).toBe('86.21');
  });
});
