import { describe, expect, it } from '@jest/globals';
import { declarationDueOn, lastDayOf } from './due-day.js';

describe('the last day of declaring a month', () => {
  it.each([
    ['2026-03', undefined, '2026-04-30'],
    ['2026-04', undefined, '2026-05-29'],
    ['2026-07', undefined, '2026-08-31'],
    ['2026-12', undefined, '2027-01-29'],
    ['2026-01', 30, '2026-02-28'],
    ['2026-12', 15, '2027-01-15'],
  ])('of %s with the day %s is %s', (month, declarationDay, due) => {
    const settings = declarationDay === undefined ? {} : { declarationDay };
    expect(declarationDueOn(month, settings)).toBe(due);
  });

  it('knows how long months are', () => {
    expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });
});
