import { describe, expect, it } from '@jest/globals';
import { quantity, unitPrice } from '@balcao/pricing';
import type { CartLine } from '../cart/cart.js';
import { noteOf } from './note-changes.js';

const rice: CartLine = {
  key: 'A',
  articleId: 'RICE',
  name: 'Arroz',
  unit: 'un',
  vatId: 'vat_NOR',
  quantity: quantity('5'),
  unitPrice: unitPrice('90'),
};

describe('the timeline of a shift', () => {
  it('has each line that went, with what it was worth', () => {
    const noted = noteOf({ ...rice, cashierId: 'zita' }, undefined, 45_000);
    expect(noted).toEqual({
      kind: 'lineRemoved',
      text: '5 × Arroz',
      amountMinor: 45_000,
      lineCashierId: 'zita',
    });
  });

  it('has each line that has less than before, with what went', () => {
    const fewer = { ...rice, quantity: quantity('2') };
    const noted = noteOf(rice, fewer, 27_000);
    expect(noted).toEqual({ kind: 'lineRemoved', text: '5 → 2 × Arroz', amountMinor: 27_000 });
  });

  it('has prices that were changed, and nothing of a line that has more', () => {
    const cheaper = { ...rice, unitPrice: unitPrice('80') };
    expect(noteOf(rice, cheaper, 5_000)).toEqual({
      kind: 'priceChanged',
      text: 'Arroz: 90 → 80',
    });
    expect(noteOf(rice, { ...rice, quantity: quantity('6') }, -9_000)).toBeUndefined();
  });
});
