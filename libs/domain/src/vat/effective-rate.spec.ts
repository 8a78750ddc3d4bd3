import { rate } from '@balcao/pricing';
import { describe, expect, it } from '@jest/globals';
import { effectiveRate } from './effective-rate.js';

describe('the rate on the whole price', () => {
  it.each([
    ['public works', '16', '40', '6.4'],
    ['power', '16', '62', '9.92'],
    ['aeronautical fees', '16', '85', '13.6'],
    ['water', '16', '75', '12'],
  ])('of %s is %s %% of %s %%', (_what, percentage, share, expected) => {
    const vat = { rate: rate(percentage), taxableShare: rate(share) };
    expect(effectiveRate(vat)).toBe(expected);
  });

  it('is the rate itself where all of it is taxed', () => {
    expect(effectiveRate({ rate: rate('16') })).toBe('16');
  });
});
