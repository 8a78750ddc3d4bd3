import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allocate, allocateBig } from './allocate.js';

const total = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
const weights = fc.array(fc.nat({ max: 100_000_00 }), { minLength: 1, maxLength: 20 });
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

describe('allocating a total', () => {
  it('loses nothing', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        expect(sum(allocate(amount, shares))).toBe(amount);
      }),
    );
  });

  it('gives everyone the exact share, within a cent', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        const whole = sum(shares);
        fc.pre(whole > 0);
        allocate(amount, shares).forEach((share, index) => {
          const distance =
            BigInt(share) * BigInt(whole) - BigInt(amount) * BigInt(shares[index] ?? 0);
          expect(distance < BigInt(whole) && distance > -BigInt(whole)).toBe(true);
        });
      }),
    );
  });

  it('takes from nobody more than there is, when the total is at most the sum of weights', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 100 }), (shares, percent) => {
        const amount = Math.floor((sum(shares) / 100) * percent);
        allocate(amount, shares).forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(shares[index] ?? 0);
        });
      }),
    );
  });

  it('mirrors a negative total', () => {
    fc.assert(
      fc.property(total, weights, (amount, shares) => {
        const mirrored = allocate(-amount, shares).map((share) => 0 - share);
        expect(mirrored).toEqual(allocate(amount, shares));
      }),
    );
  });

  it('is the same split in safe integers and in big ones', () => {
    fc.assert(
      fc.property(fc.nat(), weights, (amount, shares) => {
        const big = allocateBig(BigInt(amount), shares.map(BigInt));
        expect(big.map(Number)).toEqual(allocate(amount, shares));
      }),
    );
  });
});
