import { describe, expect, it } from '@jest/globals';
import { isDayFormat, isDayFormatId, momentOf } from './day-formats.js';

describe('a number format', () => {
  it.each(['dd/mm/yyyy', 'yyyy\\-mm\\-dd', '[$-816]d" de "mmmm', '[h]:mm', 'mm:ss.0;@'])(
    '%s shows a day or a time',
    (format) => {
      expect(isDayFormat(format)).toBe(true);
    },
  );

  it.each([
    'General',
    '#,##0.00',
    '0.00%',
    '#,##0.00 "dias"',
    '[Red]0.00',
    '0\\d',
    '[$MZN-816] 0',
    '@',
  ])('%s shows none', (format) => {
    expect(isDayFormat(format)).toBe(false);
  });

  it('is known by its number, too', () => {
    expect([0, 9, 14, 22, 23, 45, 49].filter(isDayFormatId)).toEqual([14, 22, 45]);
  });

  it('counts days from 1900 or from 1904', () => {
    expect(momentOf(46_086, false).toISOString()).toBe('2026-03-05T00:00:00.000Z');
    expect(momentOf(46_086 - 1_462, true).toISOString()).toBe('2026-03-05T00:00:00.000Z');
    expect(momentOf(46_086.75, false).toISOString()).toBe('2026-03-05T18:00:00.000Z');
  });
});
