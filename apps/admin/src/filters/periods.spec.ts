import { describe, expect, it } from '@jest/globals';
import { conditionOf, periodOf, rangeIn, rangeOf } from './periods.js';

const saturday = '2026-11-21';

describe('the days of a period', () => {
  it('end on the last of their month', () => {
    expect(rangeOf('thisMonth', saturday)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(rangeOf('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('cross the year', () => {
    expect(rangeOf('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(rangeOf('last7Days', '2026-01-03')).toEqual({ from: '2025-12-28', to: '2026-01-03' });
  });

  it('begin a quarter with its first month', () => {
    expect(rangeOf('thisQuarter', saturday)).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(rangeOf('thisQuarter', '2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });
});

describe('the name of some days', () => {
  it('is that of the period with the same days', () => {
    expect(periodOf({ from: '2026-01-01', to: '2026-12-31' }, saturday)).toBe('thisYear');
  });

  it('is none for days of one’s own', () => {
    expect(periodOf({ from: '2026-01-02', to: '2026-12-31' }, saturday)).toBeUndefined();
    expect(periodOf({ from: '2026-01-01' }, saturday)).toBeUndefined();
  });
});

describe('the filter for some days', () => {
  it('reads as it was written', () => {
    expect(rangeIn(conditionOf({ from: '2026-11-01' }))).toEqual({ from: '2026-11-01' });
    expect(conditionOf({})).toBeUndefined();
  });
});
