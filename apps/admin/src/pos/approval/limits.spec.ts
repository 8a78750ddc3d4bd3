import { describe, expect, it } from '@jest/globals';
import { quantity, unitPrice } from '@balcao/pricing';
import type { Cart, CartDiscount, CartLine } from '../cart/cart.js';
import { priceCart } from '../cart/price-cart.js';
import { discountOfPrice, excessesOf, type DiscountLimits, type Excess } from './limits.js';

const limits = { lineDiscount: '10', documentDiscount: '5' };
const rice: CartLine = {
  key: 'A',
  articleId: 'RICE',
  name: 'Arroz',
  unit: 'kg',
  vatId: 'vat_NOR',
  quantity: quantity('1'),
  unitPrice: unitPrice('116'),
};
const cart = (line: Partial<CartLine>, discount?: CartDiscount): Cart => ({
  lines: [{ ...rice, ...line }],
  discount,
});
const pricing = { policy: 'P', rates: new Map([['vat_NOR', '16']]) } as const;
const judged = (sale: Cart, allowed: DiscountLimits = limits): readonly Excess[] =>
  excessesOf({ cart: sale, priced: priceCart(sale, pricing), ownPrice: () => '116' }, allowed);

describe('what a cashier may give', () => {
  it('reaches up to the limit itself', () => {
    expect(judged(cart({ discount: { percentage: '10' } }, { percentage: '5' }))).toEqual([]);
  });

  it('ends above it, on a line and on the sale', () => {
    const discount = { percentage: '10.01' };
    expect(judged(cart({ discount }, { percentage: '6' }))).toEqual([
      { key: 'discount A 10.01', kind: 'discount', given: '10.01', limit: '10' },
      { key: 'total  6', kind: 'total', given: '6', limit: '5' },
    ]);
  });

  it('counts an amount by what it is of the line', () => {
    expect(judged(cart({ discount: { minor: 1_160 } }))).toEqual([]);
    expect(judged(cart({ discount: { minor: 2_320 } }))).toMatchObject([{ given: '20' }]);
  });

  it('counts a lower price as the discount that it is', () => {
    expect(discountOfPrice('87', '116')).toBe('25');
    expect(discountOfPrice('120', '116')).toBe('0');
    expect(judged(cart({ unitPrice: unitPrice('87') }))).toMatchObject([
      { kind: 'price', given: '25', limit: '10' },
    ]);
  });

  it('has no end without limits', () => {
    expect(judged(cart({ discount: { percentage: '99' } }), {})).toEqual([]);
  });
});
