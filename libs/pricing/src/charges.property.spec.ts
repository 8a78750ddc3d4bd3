import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quantity, rate, unitPrice } from './decimal.js';
import type { DocumentDiscount, LineInput } from './document.js';
import { priceDocument } from './price-document.js';

const line = fc
  .record({
    count: fc.integer({ min: 1, max: 999 }),
    price: fc.integer({ min: 1, max: 9_999_999 }),
    vatRate: fc.constantFrom('16', '5', '0'),
    isCharge: fc.boolean(),
  })
  .map(({ count, price, vatRate, isCharge }): LineInput => ({
    quantity: quantity(`${count / 10}`),
    unitPrice: unitPrice(`${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`),
    vatRate: rate(vatRate),
    ...(isCharge && { isCharge: true }),
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const policy = fc.constantFrom('P' as const, 'D' as const);
const percentage = fc
  .integer({ min: 0, max: 100 })
  .map((text) => ({ percentage: rate(`${text}`) }));

describe('charges of a document', () => {
  it('bear none of its discounts, and the document adds up', () => {
    fc.assert(
      fc.property(lines, policy, percentage, percentage, (input, chosen, commercial, financial) => {
        const { lines: priced, totals } = priceDocument(input, {
          policy: chosen,
          vatIncluded: false,
          commercialDiscount: commercial,
          financialDiscount: financial,
        });
        input.forEach(({ isCharge }, at) => {
          if (isCharge !== true) return;
          expect(priced[at]).toMatchObject({ commercialMinor: 0, financialMinor: 0 });
        });
        expect(priced.reduce((sum, each) => sum + each.netMinor, 0)).toBe(totals.baseMinor);
        expect(totals.totalMinor).toBe(totals.baseMinor + totals.vatMinor);
      }),
    );
  });

  it('leave the other lines as they are without them, where lines are rounded', () => {
    fc.assert(
      fc.property(lines, percentage, fc.boolean(), (input, part, isAmount) => {
        const price = (some: readonly LineInput[], commercialDiscount: DocumentDiscount) =>
          priceDocument(some, { policy: 'P', vatIncluded: false, commercialDiscount }).lines;
        const goods = input.filter(({ isCharge }) => isCharge !== true);
        fc.pre(goods.length > 0);
        const first = price(goods, { minor: 0 })[0]?.netMinor ?? 0;
        const discount = isAmount ? { minor: first } : part;
        const alone = price(goods, discount).map(({ commercialMinor }) => commercialMinor);
        const together = price(input, discount)
          .filter((_, at) => input[at]?.isCharge !== true)
          .map(({ commercialMinor }) => commercialMinor);
        expect(together).toEqual(alone);
      }),
    );
  });

  it('are no part of what an amount of discount may take', () => {
    const at = (price: string, isCharge: boolean): LineInput => ({
      quantity: quantity('1'),
      unitPrice: unitPrice(price),
      vatRate: rate('16'),
      ...(isCharge && { isCharge: true }),
    });
    for (const chosen of ['P', 'D'] as const) {
      const less = (minor: number) =>
        priceDocument([at('10', false), at('90', true)], {
          policy: chosen,
          vatIncluded: false,
          commercialDiscount: { minor },
        }).totals;
      expect(less(1_000)).toMatchObject({ subtotalMinor: 10_000, baseMinor: 9_000 });
      expect(() => less(1_001)).toThrow('pricing.discountExceedsSubtotal');
    }
  });
});
