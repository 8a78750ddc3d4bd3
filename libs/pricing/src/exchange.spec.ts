import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rate, unitPrice } from './decimal.js';
import { convertMinor, convertPrice, rateBetween, salePriceOf } from './exchange.js';

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

describe('converting a price', () => {
  const own = unitPrice('1');
  const dollar = unitPrice('63.945');

  it('divides by what the other currency costs, and back', () => {
    expect(convertPrice(unitPrice('63945'), own, dollar, 2)).toBe('1000');
    expect(convertPrice(unitPrice('1000'), dollar, own, 2)).toBe('63945');
    expect(convertPrice(unitPrice('150'), own, dollar, 2)).toBe('2.35');
    expect(convertPrice(unitPrice('150'), own, dollar, 6)).toBe('2.345766');
  });

  it('goes from one foreign currency to another by what both cost', () => {
    expect(convertPrice(unitPrice('10'), dollar, unitPrice('3.5'), 4)).toBe('182.7');
    expect(convertPrice(unitPrice('10'), dollar, dollar, 2)).toBe('10');
  });

  it('comes back to what it was, but for what its decimals cannot hold', () => {
    const millionths = fc.integer({ min: 100_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(millionths, fc.integer({ min: 1, max: 10_000_000 }), (rateOf, cents) => {
        const price = unitPrice((cents / 100).toFixed(2));
        const cost = unitPrice((rateOf / 1_000_000).toFixed(6));
        const there = convertPrice(price, own, cost, 6);
        const back = Number(convertPrice(there, cost, own, 6));
        expect(Math.abs(back - cents / 100)).toBeLessThanOrEqual(
          (rateOf / 1_000_000) * 1e-6 + 1e-6,
        );
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
