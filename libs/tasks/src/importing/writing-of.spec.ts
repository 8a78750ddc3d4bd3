import { describe, expect, it } from '@jest/globals';
import { daysOf, numbersOf } from './writing-of.js';
import type { Cell, Table } from './table/table.js';

const tableOf = (...cells: readonly Cell[]): Table => ({
  headings: ['Date'],
  rows: cells.map((cell, at) => ({ place: at + 2, cells: [cell, '0.5'] })),
  separator: ';',
});
const days = (...cells: readonly Cell[]) => daysOf(tableOf(...cells), [0]);
const numbers = (...cells: readonly Cell[]) => numbersOf(tableOf(...cells), [0]);

describe('the days of a file', () => {
  it('prove their order by a part that is no month', () => {
    expect(days('01/02/2026', '28/02/2026')).toEqual({ order: 'dayFirst', isProven: true });
    expect(days('01/02/26 10:41', '02/28/2026')).toEqual({ order: 'monthFirst', isProven: true });
    expect(days('2026-02-28', 'Maria')).toBeUndefined();
  });

  it('are asked for where each could be another, or they contradict each other', () => {
    expect(days('05/05/2026', '01/02/2026')).toMatchObject({
      isProven: false,
      example: '01/02/2026',
    });
    expect(days('28/02/2026', '02/28/2026', '01/02/2026')).toMatchObject({ isProven: false });
    expect(days('05/05/2026')).toMatchObject({ isProven: true });
  });

  it('have the day first below a Portuguese heading, unless a day contradicts it', () => {
    const named = (...cells: readonly Cell[]) =>
      daysOf({ ...tableOf(...cells), headings: ['Data de emissão'] }, [0]);
    expect(named('01/02/2026')).toEqual({ order: 'dayFirst', isProven: true });
    expect(named('01/02/2026', '02/28/2026')).toEqual({ order: 'monthFirst', isProven: true });
  });
});

describe('the numbers of a file', () => {
  it.each([
    [['1.250', '12,5'], ','],
    [['1.250', '1.250.000'], ','],
    [['1,250', '0.5'], '.'],
    [['1.250', '1.250,00 MT'], ','],
  ] as const)('prove by one of them how all are written: %j', (cells, decimal) => {
    expect(numbers(...cells)).toEqual({ decimal, isProven: true });
  });

  it('are asked for where they read two ways, whatever another column holds', () => {
    expect(numbers('1.250', '980', '18.500')).toEqual({
      decimal: ',',
      isProven: false,
      example: '1.250',
    });
    expect(numbers('12.5', '12,5', '1.250')).toMatchObject({ isProven: false, example: '1.250' });
    expect(numbers('980', 18.5)).toEqual({ decimal: ',', isProven: false });
  });
});
