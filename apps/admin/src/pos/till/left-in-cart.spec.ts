import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import { addArticle, emptyCart, setDiscount } from '../cart/cart.js';
import { leftInCart } from './left-in-cart.js';

const sugar = { id: 'ACUCAR', name: 'Açúcar', unit: 'kg', price: '76', vatId: 'NOR' };
const tea = { id: 'CHA', name: 'Chá preto', unit: 'un', price: '91', vatId: 'NOR' };
const sold = setDiscount(addArticle(emptyCart, sugar, { key: 'a', merges: true }), {
  percentage: '5',
});

describe('what is left in a cart once its sale is written down', () => {
  it('is nothing where nothing came in meanwhile', () => {
    expect(leftInCart(sold, sold)).toBe(emptyCart);
    expect(leftInCart({ ...sold }, sold)).toBe(emptyCart);
  });

  it('is what was scanned meanwhile, without the discount of the sale', () => {
    const now = addArticle(sold, tea, { key: 'b', merges: true });
    expect(leftInCart(now, sold)).toEqual({
      lines: [expect.objectContaining({ key: 'b', articleId: 'CHA' })],
      selected: 'b',
    });
  });

  it('is how many more of the same there are', () => {
    const now = addArticle(sold, sugar, { key: 'b', merges: true, quantity: quantity('2') });
    const { lines } = leftInCart(now, sold);
    expect(lines.map(({ quantity: amount }) => amount)).toEqual(['2']);
  });
});
