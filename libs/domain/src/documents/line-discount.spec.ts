import { describe, expect, it } from '@jest/globals';
import { rate, type Rate } from '@balcao/pricing';
import { beforeDiscounts, discountAsAmount } from './line-discount.js';

const line = (grossMinor: number, discountMinor: number, ...discounts: readonly string[]) => ({
  grossMinor,
  discountMinor,
  discounts: discounts.map((each): Rate => rate(each)),
});

describe('the discount of a line on a document', () => {
  it('is its percentages where they are all of it', () => {
    expect(discountAsAmount(line(18_000, 1_800, '10'))).toBeUndefined();
    expect(discountAsAmount(line(18_000, 2_610, '10', '5'))).toBeUndefined();
    // Half a centavo is rounded on one way or the other.
    expect(discountAsAmount(line(333, 33, '10'))).toBeUndefined();
    expect(discountAsAmount(line(18_000, 0))).toBeUndefined();
  });

  it('is an amount where one was typed', () => {
    const typed = { ...line(18_000, 500), typedDiscountMinor: 500 };
    expect(discountAsAmount(typed)).toBe(500);
  });

  it('is an amount where a note gives back a share of the discount of a document', () => {
    expect(discountAsAmount(line(18_000, 450))).toBe(450);
    expect(discountAsAmount(line(18_000, 2_205, '10'))).toBe(2_205);
  });
});

describe('the sum of the lines of a document', () => {
  it('less their discounts is the subtotal', () => {
    const totals = { subtotalMinor: 536_932, commercialMinor: 0, financialMinor: 0 };
    expect(beforeDiscounts({ ...totals, discountMinor: 37_068 })).toEqual({
      grossMinor: 574_000,
      lineDiscountMinor: 37_068,
    });
  });

  it('leaves the discounts of the whole document out', () => {
    expect(
      beforeDiscounts({
        subtotalMinor: 9_000,
        commercialMinor: 900,
        financialMinor: 81,
        discountMinor: 1_981,
      }),
    ).toEqual({ grossMinor: 10_000, lineDiscountMinor: 1_000 });
  });
});
