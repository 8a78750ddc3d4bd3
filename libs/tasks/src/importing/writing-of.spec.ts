import { describe, expect, it } from '@jest/globals';
import { readDay } from './cells.js';
import { dayOrderOf, isDayOrderGuessed } from './writing-of.js';
import type { Cell, Table } from './table/table.js';

const tableOf = (...days: readonly Cell[]): Table => ({
  headings: ['Data'],
  rows: days.map((day, at) => ({ place: at + 2, cells: [day] })),
});

describe('the days of a file', () => {
  it('tell their order by a part that is no month', () => {
    expect(dayOrderOf(tableOf('01/02/2026', '28/02/2026'))).toBe('dayFirst');
    expect(dayOrderOf(tableOf('01/02/2026', '02/28/2026'))).toBe('monthFirst');
  });

  it('are taken to be written as here where nothing tells', () => {
    expect(dayOrderOf(tableOf('01/02/2026'))).toBe('dayFirst');
    expect(dayOrderOf(tableOf('2026-02-28', 'Maria'))).toBeUndefined();
  });

  it('leave their order open where each could be read both ways', () => {
    expect(isDayOrderGuessed(tableOf('01/02/2026', '05/06/2026'))).toBe(true);
    expect(isDayOrderGuessed(tableOf('05/05/2026', '01/02/2026', '06/06/2026'))).toBe(true);
  });

  it('leave nothing open where one of them tells, or all are the same in both orders', () => {
    expect(isDayOrderGuessed(tableOf('01/02/2026', '28/02/2026'))).toBe(false);
    expect(isDayOrderGuessed(tableOf('01/02/2026', '02/28/2026'))).toBe(false);
    expect(isDayOrderGuessed(tableOf('05/05/2026'))).toBe(false);
    expect(isDayOrderGuessed(tableOf('2026-02-28', 'Maria'))).toBe(false);
  });

  it('are read in the order that was chosen', () => {
    expect(readDay('01/02/2026', { dayOrder: 'dayFirst' })).toBe('2026-02-01');
    expect(readDay('01/02/2026', { dayOrder: 'monthFirst' })).toBe('2026-01-02');
    expect(readDay('2026-02-28', { dayOrder: 'monthFirst' })).toBe('2026-02-28');
    expect(() => readDay('28/02/2026', { dayOrder: 'monthFirst' })).toThrow();
  });
});
