import { describe, expect, it } from '@jest/globals';
import { endOfPeriod, periodFrom } from './period.js';

describe('a period', () => {
  it('ends on its anchor, or on the last day of a shorter month', () => {
    const ends: string[] = [];
    let startsOn = '2027-01-31';
    for (let month = 0; month < 4; month += 1) {
      startsOn = endOfPeriod(startsOn, 'monthly', 31);
      ends.push(startsOn);
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(endOfPeriod('2028-01-31', 'monthly', 31)).toBe('2028-02-29');
    expect(endOfPeriod('2026-11-30', 'quarterly', 30)).toBe('2027-02-28');
    expect(endOfPeriod('2028-02-29', 'annual', 29)).toBe('2029-02-28');
  });

  it('costs less by the quarter and by the year', () => {
    const shop = { id: 'shop', monthlyMinor: 100_000 };
    const priceOf = (period: 'monthly' | 'quarterly' | 'annual') =>
      periodFrom('2026-11-01', shop, period).priceMinor;
    expect([priceOf('monthly'), priceOf('quarterly'), priceOf('annual')]).toEqual([
      100_000, 276_000, 1_008_000,
    ]);
  });
});
