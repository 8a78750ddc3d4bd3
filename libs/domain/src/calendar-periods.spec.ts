import { describe, expect, it } from '@jest/globals';
import { daysOfPeriod } from './calendar-periods.js';

describe('the days of a period', () => {
  it.each([
    ['today', '2026-03-04', '2026-03-04'],
    ['yesterday', '2026-03-03', '2026-03-03'],
    ['last7Days', '2026-02-26', '2026-03-04'],
    ['last30Days', '2026-02-03', '2026-03-04'],
    ['thisWeek', '2026-03-02', '2026-03-08'],
    ['lastWeek', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisQuarter', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-01-01', '2026-12-31'],
    ['lastYear', '2025-01-01', '2025-12-31'],
  ] as const)('%s are from %s to %s on a Wednesday in March', (period, from, to) => {
    expect(daysOfPeriod(period, '2026-03-04')).toEqual({ from, to });
  });

  it.each([
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['lastYear', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ] as const)('%s on %s are from %s to %s', (period, today, from, to) => {
    expect(daysOfPeriod(period, today)).toEqual({ from, to });
  });
});
