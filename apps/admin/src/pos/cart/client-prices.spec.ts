import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import { addArticle, emptyCart, setLineDiscount, setPrice, type Cart } from './cart.js';
import { sellTo, type PriceOfLine } from './client-prices.js';

const reseller = { id: 'LOJA', name: 'Loja do Bairro', categoryId: 'resellers' };
const soap = { id: 'soap', name: 'Sabão', unit: 'un', price: '174', vatId: 'vat_NOR' };
const tea = { id: 'tea', name: 'Chá', unit: 'un', price: '91', vatId: 'vat_NOR' };
const adding = (key: string) => ({ key, merges: false });
const cart = [soap, tea, soap].reduce<Cart>(
  (before, article, index) => addArticle(before, article, adding(`L${index}`)),
  emptyCart,
);
const priceOf: PriceOfLine = ({ articleId }, client) =>
  articleId === 'tea' ? '91' : client?.categoryId === 'resellers' ? '162.4' : '174';
const pricesOf = ({ lines }: Cart) => lines.map(({ unitPrice }) => unitPrice);

describe('the client of a sale that has lines already', () => {
  it('pays the prices of the client’s category', () => {
    const sold = sellTo(setLineDiscount(cart, 'L2', { percentage: '5' }), reseller, priceOf);
    expect(pricesOf(sold.cart)).toEqual(['162.4', '91', '162.4']);
    expect(sold.cart.lines[2]?.discount).toEqual({ percentage: '5' });
    expect(sold).toMatchObject({ taken: 2, cart: { client: reseller, selected: 'L2' } });
  });

  it('leaves the prices that were set by hand, and those of labels', () => {
    const label = { ...adding('L3'), label: { minor: 799, quantity: quantity('1') } };
    const own = addArticle(setPrice(cart, 'L0', '170'), soap, label);
    const sold = sellTo(own, reseller, priceOf);
    expect(pricesOf(sold.cart)).toEqual(['170', '91', '162.4', '7.99']);
    expect(sold.taken).toBe(1);
  });

  it('pays the shelf’s prices again where it is somebody else after all', () => {
    const sold = sellTo(cart, reseller, priceOf);
    const back = sellTo(sold.cart, undefined, priceOf);
    expect(back.cart.lines).toEqual(cart.lines);
    expect(back).toMatchObject({ taken: 2, cart: { client: undefined } });
  });

  it('leaves lines theirs where the office changed what everybody pays', () => {
    const neighbour = { id: 'MARIA', name: 'Maria Sitoe' };
    const dearer: PriceOfLine = (_, client) => (client?.categoryId === 'resellers' ? '165' : '180');
    expect(sellTo(cart, neighbour, dearer)).toMatchObject({
      taken: 0,
      cart: { client: neighbour, lines: cart.lines },
    });
    expect(pricesOf(sellTo(cart, reseller, dearer).cart)).toEqual(['165', '165', '165']);
  });

  it('changes nothing where the articles are not known or cost the same', () => {
    expect(sellTo(cart, reseller, () => undefined).taken).toBe(0);
    expect(sellTo(cart, reseller, (line) => line.unitPrice).taken).toBe(0);
  });
});
