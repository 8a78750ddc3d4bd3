import { describe, expect, it } from '@jest/globals';
import { daysName, fiscalPeriods, periodDue, periodName } from './fiscal-periods.js';

describe('the periods of fiscal files', () => {
  const periods = fiscalPeriods('2026-03-31');

  it('are months back from today, then their years', () => {
    expect(periods.slice(0, 3).map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-01', '2026-03-31'],
      ['2026-02-01', '2026-02-28'],
      ['2026-01-01', '2026-01-31'],
    ]);
    expect(periods.slice(15).map(({ id }) => id)).toEqual(['2026', '2025']);
  });

  it('begin with the month that is to be handed in', () => {
    expect(periodDue('2026-01-05')).toBe('2025-12');
  });

  it('are named in the language', () => {
    const [march, ...others] = periods;
    const year = others.at(-1);
    expect(march && periodName(march, 'pt')).toBe('Março de 2026');
    expect(year && periodName(year, 'en')).toBe('2025');
    expect(daysName('2026-02-01', '2026-02-28', 'en')).toBe('February 2026');
    expect(daysName('2026-01-01', '2026-12-31', 'en')).toBe('2026');
    expect(daysName('2026-02-01', '2026-02-14', 'pt')).toBe('01/02/2026 – 14/02/2026');
  });
});
