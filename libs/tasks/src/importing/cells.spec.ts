import { describe, expect, it } from '@jest/globals';
import { BadCell, flags, readChoice, readDay, readDecimal, readMoney, readWhole } from './cells.js';

const written = { decimal: ',', dayOrder: 'dayFirst' } as const;

const refusalOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) return [error.code, error.params];
    throw error;
  }
};

describe('a cell', () => {
  it.each([
    ['28/02/2026', '2026-02-28'],
    ['2026-02-28', '2026-02-28'],
    ['31.12.2026', '2026-12-31'],
    ['30/02/2026', ['import.notADay', { value: '30/02/2026' }]],
    ['amanhã', ['import.notADay', { value: 'amanhã' }]],
  ])('is a day where it names one: %s', (cell, expected) => {
    expect(refusalOf(() => readDay(cell, written))).toEqual(expected);
  });

  it('has the month first in a file that writes so', () => {
    expect(readDay('02/28/2026', { dayOrder: 'monthFirst' })).toBe('2026-02-28');
  });

  it.each([
    ['Sim', true],
    [' NAO ', false],
    ['talvez', ['import.notAChoice', { value: 'talvez', choices: 'sim, não' }]],
  ])('is a choice by any of its words: %s', (cell, expected) => {
    expect(refusalOf(() => readChoice(flags)(cell, written))).toEqual(expected);
  });

  it.each([
    ['1.234,50 MT', '1234.50'],
    ['-12,5', '-12.5'],
    ['1,2,3', ['import.notANumber', { value: '1,2,3' }]],
    ['=1+1', ['import.notANumber', { value: '=1+1' }]],
  ])('is a number by the signs of its file: %s', (cell, expected) => {
    expect(refusalOf(() => readDecimal(cell, written))).toEqual(expected);
  });

  it('is money to the cent, and a whole number without a rest', () => {
    expect(readMoney('10,05', written)).toBe(1_005);
    expect(refusalOf(() => readMoney('10,055', written))).toEqual([
      'import.notANumber',
      { value: '10.055' },
    ]);
    expect(readWhole('30,00', written)).toBe(30);
    expect(refusalOf(() => readWhole('30,5', written))).toEqual([
      'import.notANumber',
      { value: '30.5' },
    ]);
  });
});
