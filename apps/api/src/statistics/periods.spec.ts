import { describe, expect, it } from '@jest/globals';
import { comparedPeriods, daysIn, spansOf } from './periods.js';

const thursday = '2026-03-12';

describe('a period up to today', () => {
  it.each([
    ['today', '2026-03-12', '2026-03-11', '2026-03-11'],
    ['week', '2026-03-09', '2026-03-02', '2026-03-05'],
    ['month', '2026-03-01', '2026-02-01', '2026-02-12'],
    ['year', '2026-01-01', '2025-01-01', '2025-03-12'],
  ] as const)('%s begins on %s and is compared with %s to %s', (kind, from, first, last) => {
    const { period, previous } = comparedPeriods(kind, thursday);
    expect(period).toEqual({ from, to: thursday });
    expect(previous).toEqual({ from: first, to: last });
  });

  it('is compared with the same days of the year before', () => {
    expect(comparedPeriods('month', thursday).lastYear).toEqual({
      from: '2025-03-01',
      to: '2025-03-12',
    });
  });

  it('that a shorter month lacks days of ends with that month', () => {
    const { previous } = comparedPeriods('month', '2026-03-31');
    expect(previous).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    const leap = { from: '2028-02-29', to: '2028-02-29' };
    expect(comparedPeriods(leap, '2028-03-01').lastYear.to).toBe('2027-02-28');
  });
});

describe('a chosen period', () => {
  it('is compared with as many days before it', () => {
    const chosen = { from: '2026-03-10', to: '2026-03-12' };
    const { previous } = comparedPeriods(chosen, '2026-06-01');
    expect(previous).toEqual({ from: '2026-03-07', to: '2026-03-09' });
    expect(daysIn(previous)).toBe(3);
  });
});

describe('the months and days of a period', () => {
  it.each([
    ['2026-01-01', '2026-03-12', ['month 2026-01 2026-02', 'day 2026-03-01 2026-03-12']],
    ['2026-01-15', '2026-02-28', ['day 2026-01-15 2026-01-31', 'month 2026-02 2026-02']],
    ['2026-01-15', '2026-02-10', ['day 2026-01-15 2026-02-10']],
    ['2026-02-01', '2026-02-28', ['month 2026-02 2026-02']],
    [
      '2025-12-31',
      '2026-02-01',
      ['day 2025-12-31 2025-12-31', 'month 2026-01 2026-01', 'day 2026-02-01 2026-02-01'],
    ],
    ['2026-03-12', '2026-03-12', ['day 2026-03-12 2026-03-12']],
  ])('%s to %s are %j', (from, to, spans) => {
    const found = spansOf({ from, to }).map((span) => `${span.grain} ${span.from} ${span.to}`);
    expect(found).toEqual(spans);
  });
});
