import { describe, expect, it } from '@jest/globals';
import { periodDays } from './period-days.js';

describe('the days of a mailed report', () => {
  it('are those of the period with its name', () => {
    expect(periodDays('lastMonth', '2026-03-15')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });

  it('are open for all days', () => {
    expect(periodDays('all', '2026-02-15')).toEqual({});
  });
});
