import { describe, expect, it } from '@jest/globals';
import { daysOfReportPeriod, reportPeriodOf } from './report-periods.js';

describe('the days of a report', () => {
  it('are those of the period with its name', () => {
    expect(daysOfReportPeriod('lastWeek', '2026-03-04')).toEqual({
      from: '2026-02-23',
      to: '2026-03-01',
    });
  });

  it('are open on both sides for all of them', () => {
    expect(daysOfReportPeriod('all', '2026-03-04')).toEqual({});
  });
});

describe('a name', () => {
  it('is that of a period, or of none', () => {
    expect(reportPeriodOf('lastMonth')).toBe('lastMonth');
    expect(reportPeriodOf('last7Days')).toBeUndefined();
    expect(reportPeriodOf(null)).toBeUndefined();
  });
});
