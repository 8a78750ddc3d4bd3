import { afterEach, describe, expect, it } from '@jest/globals';
import { paperDecimal, showDecimal, showMinor } from './numerals.js';
import { chooseScreenFormats } from './screen-formats.js';
import { paperDay, sayDay, showDay, showLocalMoment } from './written-days.js';

afterEach(() => {
  chooseScreenFormats({});
});

describe('formats that a person has chosen', () => {
  it.each([
    ['slashes', '30/11/2026'],
    ['dashes', '30-11-2026'],
    ['iso', '2026-11-30'],
  ] as const)('write days with %s in either language', (days, written) => {
    chooseScreenFormats({ days });
    expect(showDay('2026-11-30', 'en')).toBe(written);
    expect(showDay('2026-11-30', 'pt')).toBe(written);
    expect(showLocalMoment('2026-11-30T14:05', 'en')).toBe(`${written} 14:05`);
  });

  it('write decimals with the sign in either language', () => {
    chooseScreenFormats({ decimalSign: 'comma' });
    expect(showMinor(150, 'en')).toBe('1,50');
    chooseScreenFormats({ decimalSign: 'point' });
    expect(showDecimal('1.5', 'pt')).toBe('1.5');
  });

  it('follow the language where nothing is chosen', () => {
    expect(showDay('2026-11-30', 'en')).toBe('2026-11-30');
    expect(showDay('2026-11-30', 'pt')).toBe('30/11/2026');
    expect(showMinor(150, 'pt')).toBe('1,50');
  });

  it('leave days within English sentences as they are', () => {
    expect(sayDay('2026-09-05', 'en')).toBe('5 Sep 2026');
    expect(sayDay('2026-09-05', 'pt')).toBe('05/09/2026');
    chooseScreenFormats({ days: 'dashes' });
    expect(sayDay('2026-09-05', 'en')).toBe('5 Sep 2026');
    expect(sayDay('2026-09-05', 'pt')).toBe('05-09-2026');
    expect(sayDay('soon', 'en')).toBe('soon');
  });

  it('leave papers as they are', () => {
    chooseScreenFormats({ days: 'iso', decimalSign: 'point' });
    expect(paperDecimal('1.50', 'pt')).toBe('1,50');
    expect(paperDay('2026-11-30')).toBe('30-11-2026');
  });
});
