import { describe, expect, it } from '@jest/globals';
import { periodDays } from './period-days.js';

describe('the days of a mailed report', () => {
  it.each([
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['lastWeek', '2026-03-02', '2026-02-23', '2026-03-01'],
    ['lastMonth', '2026-03-15', '2026-02-01', '2026-02-28'],
    ['thisQuarter', '2026-05-15', '2026-04-01', '2026-06-30'],
    ['lastQuarter', '2026-02-15', '2025-10-01', '2025-12-31'],
    ['lastYear', '2026-02-15', '2025-01-01', '2025-12-31'],
  ] as const)('of %s on %s are those from %s to %s', (period, today, from, to) => {
    expect(periodDays(period, today)).toEqual({ from, to });
  });

  it('are open for all days', () => {
    expect(periodDays('all', '2026-02-15')).toEqual({});
  });
});
