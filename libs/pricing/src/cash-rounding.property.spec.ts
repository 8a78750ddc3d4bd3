import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CASH_COIN_MINOR_MAX, cashRounding, cashRoundings } from './cash-rounding.js';

const minor = fc.integer({ min: 0, max: 100_000_000_000 });
const coin = fc.integer({ min: 1, max: CASH_COIN_MINOR_MAX });

describe('rounding what is paid in cash', () => {
  it('goes to the nearest coin, halves up, also for the smallest sums', () => {
    expect(cashRounding(10_439, 50)).toBe(11);
    expect(cashRounding(10_420, 50)).toBe(-20);
    expect(cashRounding(10_425, 50)).toBe(25);
    expect(cashRounding(10_450, 100)).toBe(50);
    expect(cashRounding(20, 50)).toBe(-20);
    expect(cashRounding(10_450, 50)).toBe(0);
  });

  it('leaves every sum as it is without a coin', () => {
    expect(cashRounding(10_439, undefined)).toBe(0);
    expect(cashRoundings([1, 2], undefined)).toEqual([0, 0]);
  });

  it('comes to a multiple of the coin, by half a coin at most', () => {
    fc.assert(
      fc.property(minor, coin, (sum, coinMinor) => {
        const rounding = cashRounding(sum, coinMinor);
        expect(2 * Math.abs(rounding)).toBeLessThanOrEqual(coinMinor);
        expect((sum + rounding) % coinMinor).toBe(0);
      }),
    );
  });

  it('rounds the cash of a payment once, however many amounts it consists of', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, coin, (cash, coinMinor) => {
        const sum = cash.reduce((total, each) => total + each, 0);
        const roundings = cashRoundings(cash, coinMinor);
        expect(roundings.reduce((total, each) => total + each, 0)).toBe(
          cashRounding(sum, coinMinor),
        );
        for (const [at, rounding] of roundings.entries()) {
          expect((cash[at] ?? 0) + rounding).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
