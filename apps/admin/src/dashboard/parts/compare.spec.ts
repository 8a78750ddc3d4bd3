import { describe, expect, it } from '@jest/globals';
import { averageOf, growthOf, marginOf } from './compare.js';

describe('a figure compared with the one before', () => {
  it.each([
    [120, 100, 0.2],
    [80, 100, -0.2],
    [50, -100, 1.5],
    [0, 40, -1],
  ])('%i after %i has grown by %d', (now, before, growth) => {
    expect(growthOf(now, before)).toBeCloseTo(growth);
  });

  it('grows by no part of nothing', () => {
    expect(growthOf(100, 0)).toBeUndefined();
  });
});

describe('a margin', () => {
  it('is what is left of sales without VAT, for those who see costs', () => {
    expect(marginOf({ netMinor: 290_000, costMinor: 190_000 })).toBe(100_000);
    expect(marginOf({ netMinor: 290_000 })).toBeUndefined();
  });
});

describe('an average', () => {
  it('is in whole minor units', () => {
    expect([averageOf(1_000, 3), averageOf(0, 0)]).toEqual([333, 0]);
  });
});
