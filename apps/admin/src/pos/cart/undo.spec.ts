import { describe, expect, it } from '@jest/globals';
import { quantity, unitPrice } from '@balcao/pricing';
import { changeQuantity, emptyCart, removeLine, type Cart, type CartLine } from './cart.js';
import { isUndoable, undone } from './undo.js';

const line = (key: string): CartLine => ({
  key,
  articleId: key,
  name: key,
  unit: 'un',
  vatId: 'vat_NOR',
  quantity: quantity('2'),
  unitPrice: unitPrice('50'),
});
const rice = line('rice');
const oil = line('oil');
const soap = line('soap');
const sale: Cart = { lines: [rice, oil], selected: 'rice', note: 'Entregar' };

describe('what was taken off a sale', () => {
  it('comes back where it was, and leaves what came meanwhile', () => {
    const after = removeLine(sale, 'rice');
    const now: Cart = { ...after, lines: [...after.lines, soap] };
    expect(undone(now, { before: sale, after }).lines).toEqual([rice, oil, soap]);
  });

  it('comes back whole where the sale was thrown away', () => {
    const back = undone(emptyCart, { before: sale, after: emptyCart });
    expect(back).toEqual(sale);
  });

  it('comes back in the quantity that a line had', () => {
    const after = changeQuantity(sale, 'oil', -1);
    expect(undone(after, { before: sale, after }).lines).toEqual([rice, oil]);
  });

  it('stays away once its sale is made', () => {
    const after = removeLine(sale, 'rice');
    expect(isUndoable(after, { before: sale, after })).toBe(true);
    expect(isUndoable(emptyCart, { before: sale, after })).toBe(false);
  });
});
