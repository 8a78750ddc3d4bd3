import { describe, expect, it } from '@jest/globals';
import { declarationDueOn } from './due-day.js';

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

  it('is the fifth in Portugal, unless the company has set another', () => {
    expect(declarationDueOn('2026-10', {}, 'PT')).toBe('2026-11-05');
    expect(declarationDueOn('2026-10', { declarationDay: 3 }, 'PT')).toBe('2026-11-03');
    expect(declarationDueOn('2026-10', {}, 'AO')).toBe('2026-11-30');
  });
});
