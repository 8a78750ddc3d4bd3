import { describe, expect, it } from '@jest/globals';
import { periodPrice, remainingValue } from './plan.js';

describe('the price of a plan', () => {
  it('is lower by the quarter and by the year', () => {
    expect(periodPrice(1_000_00, 'monthly')).toBe(1_000_00);
    expect(periodPrice(1_000_00, 'quarterly')).toBe(2_760_00);
    expect(periodPrice(1_000_00, 'annual')).toBe(10_080_00);
  });

  it('leaves the share of its unused days', () => {
    expect(remainingValue(1_000_00, 18, 30)).toBe(600_00);
    expect(remainingValue(10_080_00, 200, 365)).toBe(5_523_29);
  });
});
