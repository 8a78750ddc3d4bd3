import { describe, expect, it } from '@jest/globals';
import { quantity } from '@balcao/pricing';
import {
  addArticle,
  changeQuantity,
  emptyCart,
  removeLine,
  removeUnbatched,
  selectBeside,
  setBatch,
  setDiscount,
  setLineDiscount,
  setPrice,
  setQuantity,
  type Cart,
} from './cart.js';
import { cartLines, priceCart } from './price-cart.js';

const sugar = { id: 'ACUCAR', name: 'Açúcar', unit: 'kg', price: '76', vatId: 'NOR' };
const tea = { id: 'CHA', name: 'Chá preto', unit: 'un', price: '91.00', vatId: 'NOR' };
const pricing = { policy: 'P', rates: new Map([['NOR', '16']]) } as const;

const cartOf = (...keys: readonly string[]): Cart =>
  keys.reduce((cart, key) => addArticle(cart, sugar, { key, merges: false }), emptyCart);

describe('a cart', () => {
  it('adds the same article to its line, where lines merge', () => {
    const once = addArticle(emptyCart, sugar, { key: 'a', merges: true });
    const twice = addArticle(once, sugar, { key: 'b', merges: true, quantity: quantity('3') });
    expect(twice.lines).toEqual([expect.objectContaining({ key: 'a', quantity: '4' })]);
  });

  it('keeps what each cashier puts on the ticket apart', () => {
    const by = (cashierId: string, key: string) => ({ key, merges: true, cashierId });
    const first = addArticle(emptyCart, sugar, by('celeste', 'a'));
    const both = addArticle(first, sugar, by('zacarias', 'b'));
    const cart = addArticle(both, sugar, by('celeste', 'c'));
    expect(cartLines(cart)).toEqual([
      expect.objectContaining({ quantity: '2', cashierId: 'celeste' }),
      expect.objectContaining({ quantity: '1', cashierId: 'zacarias' }),
    ]);
  });

  it('keeps lines apart whose price or discount differ, or where lines do not merge', () => {
    const first = setPrice(cartOf('a'), 'a', '70');
    const second = addArticle(first, sugar, { key: 'b', merges: true });
    const third = addArticle(setLineDiscount(second, 'b', { percentage: '5' }), sugar, {
      key: 'c',
      merges: true,
    });
    expect(third.lines.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(cartOf('a', 'b').lines).toHaveLength(2);
  });

  it('starts a line of its own once the price of the article has changed', () => {
    const dearer = addArticle(cartOf('a'), { ...sugar, price: '80' }, { key: 'b', merges: true });
    expect(dearer.lines.map(({ unitPrice }) => unitPrice)).toEqual(['76', '80']);
  });

  it('costs what a price label says, to the centavo', () => {
    const cheese = { ...sugar, id: 'QUEIJO', price: '416' };
    const label = { minor: 799, quantity: quantity('0.019') };
    const costing = (amount: string) =>
      priceCart(
        addArticle(emptyCart, cheese, {
          key: 'a',
          merges: true,
          quantity: quantity(amount),
          label,
        }),
        pricing,
      ).totals.totalMinor;
    expect(costing('0.019')).toBe(799);
    expect(costing('0.057')).toBe(3 * 799);
  });

  it('loses a line that has none left, and selects the one before', () => {
    const cart = setQuantity(cartOf('a', 'b', 'c'), 'b', '0');
    expect(cart).toMatchObject({ lines: [{ key: 'a' }, { key: 'c' }], selected: 'a' });
    expect(changeQuantity(cartOf('a'), 'a', -1)).toEqual({ lines: [] });
    expect(removeLine(cartOf('a', 'b'), 'a').selected).toBe('b');
  });

  it('moves its selection by one line and no further than its ends', () => {
    const cart = cartOf('a', 'b');
    expect(selectBeside(cart, -1).selected).toBe('a');
    expect(selectBeside(selectBeside(cart, -1), -1).selected).toBe('a');
    expect(selectBeside(cart, 1).selected).toBe('b');
  });

  it('comes to what its document will come to', () => {
    const two = addArticle(
      addArticle(emptyCart, sugar, { key: 'a', merges: true, quantity: quantity('2') }),
      tea,
      { key: 'b', merges: true },
    );
    const { totals } = priceCart(setDiscount(two, { percentage: '10' }), pricing);
    expect(totals).toMatchObject({ totalMinor: 21_870, vatMinor: 3_017, baseMinor: 18_853 });
  });

  it('gives its document lines without what only the till needs', () => {
    expect(cartLines(setLineDiscount(cartOf('a'), 'a', { minor: 600 }))).toEqual([
      { articleId: 'ACUCAR', quantity: '1', unitPrice: '76', vatId: 'NOR', discountMinor: 600 },
    ]);
  });

  it('names the batch that was chosen for a line, which no other goods join', () => {
    const chosen = setBatch(cartOf('a'), 'a', { id: 'B1', name: 'L251121' });
    expect(cartLines(chosen)).toEqual([expect.objectContaining({ batchId: 'B1' })]);
    const more = addArticle(chosen, sugar, { key: 'b', merges: true });
    expect(more.lines.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(removeUnbatched(more, sugar.id).lines.map(({ key }) => key)).toEqual(['a']);
  });
});
