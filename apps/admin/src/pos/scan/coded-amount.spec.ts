import type { ArticleRow } from '@balcao/contracts';
import { quantity } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { codedAmount } from './coded-amount.js';

const tomatoes: ArticleRow = {
  id: 'TOM',
  code: '123',
  name: 'Tomate',
  kind: 'article',
  unit: 'kg',
  barcodes: [],
  salePrice: '70',
  vatId: 'NOR',
  movesStock: true,
  isSoldByWeight: true,
  isArchived: false,
  revision: 1,
};
const soap: ArticleRow = { ...tomatoes, name: 'Sabão', unit: 'un', isSoldByWeight: false };
const typed = { codes: ['123'] };
const half = quantity('0.5');
const ofPrice = () => quantity('0.25');

describe('how much a code puts on the ticket', () => {
  it('is weighed where the article is sold by weight and nothing says how much', () => {
    expect(codedAmount(tomatoes, typed, undefined, ofPrice)).toEqual({ kind: 'weighed' });
    expect(codedAmount(soap, typed, undefined, ofPrice)).toMatchObject({
      adding: { quantity: '1' },
    });
  });

  it('is what a label or the person at the till says', () => {
    const weight = { codes: ['21'], quantity: quantity('0.355') };
    expect(codedAmount(tomatoes, weight, undefined, ofPrice)).toMatchObject({
      adding: { quantity: '0.355' },
    });
    expect(codedAmount(tomatoes, typed, half, ofPrice)).toMatchObject({
      adding: { quantity: '0.5' },
    });
    const price = { codes: ['23'], labelMinor: 1_750 };
    expect(codedAmount(tomatoes, price, undefined, ofPrice)).toMatchObject({
      adding: { quantity: '0.25', label: { minor: 1_750, quantity: '0.25' } },
    });
  });

  it('is no part of a piece, unless the article is sold by weight or measure', () => {
    const refused = { kind: 'wrong', why: 'selling.wholeOnly' };
    expect(codedAmount(soap, typed, half, ofPrice)).toEqual(refused);
    const cloth = { ...soap, unit: 'm' };
    expect(codedAmount(cloth, typed, half, ofPrice).kind).toBe('adding');
    const loaf = { ...soap, isSoldByWeight: true };
    expect(codedAmount(loaf, typed, half, ofPrice).kind).toBe('adding');
  });
});
