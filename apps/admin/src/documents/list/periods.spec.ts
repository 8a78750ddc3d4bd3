import { describe, expect, it } from '@jest/globals';
import { daysOfPeriod, periodOf } from './periods.js';

describe('a period by name', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-11-21', '2026-10-01', '2026-12-31'],
    ['thisYear', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-11-21', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is from %s to %s', (period, today, from, to) => {
    expect(daysOfPeriod(period, today)).toEqual({ from, to });
  });

  it('is found again by its days', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(periodOf(days, '2026-11-21')).toBe('thisMonth');
    expect(periodOf({ from: '2026-11-02', to: '2026-11-30' }, '2026-11-21')).toBeUndefined();
    expect(periodOf({}, '2026-11-21')).toBeUndefined();
  });
});
