import { describe, expect, it } from '@jest/globals';
import { quantity, rate, unitPrice, type Quantity, type Rate } from './decimal.js';
import type { LineInput, PricingOptions } from './document.js';
import { LINE_DISCOUNTS_MAX } from './limits.js';
import { priceDocument } from './price-document.js';
import { PricingError } from './pricing-error.js';

const rice: LineInput = {
  quantity: quantity('2'),
  unitPrice: unitPrice('58'),
  vatRate: rate('16'),
};

function refusal(line: Partial<LineInput>, options: Partial<PricingOptions> = {}): unknown {
  try {
    priceDocument([rice, { ...rice, ...line }], { policy: 'P', vatIncluded: false, ...options });
    return 'accepted';
  } catch (error) {
    return error instanceof PricingError ? { code: error.code, ...error.params } : error;
  }
}

const below = (text: string): Quantity => quantity(text, { signed: true });

describe.each(['P', 'D'] as const)('pricing under policy %s', (policy) => {
  it('refuses a negative quantity, naming the line', () => {
    expect(refusal({ quantity: below('-1') }, { policy })).toEqual({
      code: 'pricing.negativeQuantity',
      line: 1,
    });
  });

  it('refuses a discount above 100 %, and takes one of exactly 100 %', () => {
    expect(refusal({ discounts: [rate('100')] }, { policy })).toBe('accepted');
    expect(refusal({ discounts: [rate('100.0001')] }, { policy })).toEqual({
      code: 'pricing.discountOutOfRange',
      line: 1,
      discount: '100.0001',
    });
  });

  it('refuses more discounts than may cascade', () => {
    const cascade = new Array<Rate>(LINE_DISCOUNTS_MAX).fill(rate('1'));
    expect(refusal({ discounts: cascade }, { policy })).toBe('accepted');
    expect(refusal({ discounts: [...cascade, rate('1')] }, { policy })).toEqual({
      code: 'pricing.tooManyDiscounts',
      line: 1,
      discounts: LINE_DISCOUNTS_MAX + 1,
    });
  });

  it('refuses percentages and an amount on one line', () => {
    expect(refusal({ discounts: [rate('5')], discountMinor: 1 }, { policy })).toEqual({
      code: 'pricing.discountGivenTwice',
      line: 1,
    });
  });

  it('refuses an amount above the line, and takes one that equals it', () => {
    expect(refusal({ discountMinor: 116_00 }, { policy })).toBe('accepted');
    expect(refusal({ discountMinor: 116_01 }, { policy })).toEqual({
      code: 'pricing.discountExceedsLine',
      line: 1,
      discountMinor: 116_01,
      grossMinor: 116_00,
    });
  });

  it.each([-1, 0.5, Number.NaN])('refuses %p as an amount of discount', (discountMinor) => {
    const code = 'pricing.discountOutOfRange';
    expect(refusal({ discountMinor }, { policy })).toEqual({
      code,
      line: 1,
      discount: discountMinor,
    });
    expect(refusal({}, { policy, commercialDiscount: { minor: discountMinor } })).toEqual({
      code,
      discount: discountMinor,
    });
  });
});

describe.each(['P', 'D'] as const)('pricing a document under policy %s', (policy) => {
  it('refuses a document discount above the subtotal, and takes one that equals it', () => {
    expect(refusal({}, { policy, commercialDiscount: { minor: 232_00 } })).toBe('accepted');
    expect(refusal({}, { policy, commercialDiscount: { minor: 232_01 } })).toEqual({
      code: 'pricing.discountExceedsSubtotal',
      discountMinor: 232_01,
      subtotalMinor: 232_00,
    });
  });

  it('measures the financial discount against what the commercial one leaves', () => {
    const commercialDiscount = { minor: 200_00 };
    const financialDiscount = { minor: 32_01 };
    expect(refusal({}, { policy, commercialDiscount, financialDiscount })).toEqual({
      code: 'pricing.discountExceedsSubtotal',
      discountMinor: 32_01,
      subtotalMinor: 32_00,
    });
  });

  it('refuses a document percentage above 100', () => {
    const commercialDiscount = { percentage: rate('101') };
    expect(refusal({}, { policy, commercialDiscount })).toEqual({
      code: 'pricing.discountOutOfRange',
      discount: '101',
    });
  });

  it('refuses one VAT code at two rates', () => {
    expect(refusal({ taxGroup: '16', vatRate: rate('5') }, { policy })).toEqual({
      code: 'pricing.taxGroupRateDiffers',
      line: 1,
      taxGroup: '16',
    });
  });

  it('refuses totals whose cents could no longer be distinguished', () => {
    const huge = { quantity: quantity('999999999'), unitPrice: unitPrice('999999999') };
    expect(refusal(huge, { policy })).toEqual({ code: 'pricing.overflow' });
  });
});
