import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rate, unitPrice } from './decimal.js';
import { convertMinor, rateBetween, salePriceOf } from './exchange.js';

describe('the sale price of a currency', () => {
  it('is its rate with the percentage on top', () => {
    expect(salePriceOf(unitPrice('63.00'), rate('1.5'))).toBe('63.945');
    expect(salePriceOf(unitPrice('63'), rate('0'))).toBe('63');
    expect(salePriceOf(unitPrice('0.000001'), rate('50'))).toBe('0.000002');
  });
});

describe('converting an amount', () => {
  it('multiplies by the price and rounds half away from zero', () => {
    expect(convertMinor(100_000, unitPrice('63.945'))).toBe(6_394_500);
    expect(convertMinor(1, unitPrice('0.5'))).toBe(1);
    expect(convertMinor(-1, unitPrice('0.5'))).toBe(-1);
  });

  it('is refused beyond the safe integers', () => {
    expect(() => convertMinor(Number.MAX_SAFE_INTEGER, unitPrice('2'))).toThrow('pricing.overflow');
  });

  it('keeps the sign, and loses no more than half a minor unit', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
    const prices = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, prices, (minor, millionths) => {
        const price = unitPrice((millionths / 1_000_000).toFixed(6));
        const converted = convertMinor(minor, price);
        expect(convertMinor(-minor, price)).toBe(0 - converted);
        const exact = BigInt(minor) * BigInt(millionths);
        const off = BigInt(converted) * 1_000_000n - exact;
        expect(off >= -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });
});

describe('the rate between two amounts', () => {
  it('is what one unit of the first cost in the second', () => {
    expect(rateBetween(100_000, 6_394_500)).toBe('63.945');
    expect(rateBetween(300, 100)).toBe('0.333333');
  });
});
