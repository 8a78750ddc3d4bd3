import { describe, expect, it } from '@jest/globals';
import {
  BadCell,
  flags,
  readChoice,
  readDay,
  readDecimal,
  readIdentifier,
  readList,
  readMoney,
  readWhole,
} from './cells.js';
import { PercentCell } from './table/table.js';

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
    ['2026-03-05 00:00:00', '2026-03-05'],
    ['05/03/2026 10:41', '2026-03-05'],
    ['04/04/26', '2026-04-04'],
    ['2026-04-04T00:00:00Z', '2026-04-04'],
    ['5 Mar 2026', '2026-03-05'],
    ['46116', '2026-04-04'],
    [46_086, '2026-03-05'],
    [new Date('2026-03-05T10:00:00Z'), '2026-03-05'],
    [12, ['import.notADay', { value: '12' }]],
    ['amanhã', ['import.notADay', { value: 'amanhã' }]],
  ])('is a day where it names one: %s', (cell, expected) => {
    expect(refusalOf(() => readDay(cell, written))).toEqual(expected);
  });

  it('is no day where it could be another, and nothing tells which', () => {
    const open = { decimal: undefined, dayOrder: undefined };
    expect(refusalOf(() => readDay('03/04/2026', open))).toEqual([
      'import.dayReadsTwoWays',
      { value: '03/04/2026', one: '2026-04-03', other: '2026-03-04' },
    ]);
    expect(readDay('04/04/2026', open)).toBe('2026-04-04');
    expect(readDay('2026-04-03', open)).toBe('2026-04-03');
  });

  it('is no number where it reads two ways, and nothing tells which', () => {
    const open = { decimal: undefined };
    expect(refusalOf(() => readDecimal('18.500', open))).toEqual([
      'import.numberReadsTwoWays',
      { value: '18.500', one: '18\u00a0500', other: '18,5' },
    ]);
    expect(
      ['35', '12,5', '12.5', '1.234,50', '0.125', '1.234.567'].map((cell) =>
        readDecimal(cell, open),
      ),
    ).toEqual(['35', '12.5', '12.5', '1234.50', '0.125', '1234567']);
  });

  it.each([
    [45.300000000000004, '45.3'],
    [33.333333333333336, '33.333333'],
    [0.30000000000000004, '0.3'],
    [new PercentCell(16), '16'],
    ['1\u00a0250,50\u202fMT', '1250.50'],
    ['1\u2009250', '1250'],
    ['\u2212110,7 €', '-110.7'],
    ['(25,00)', '-25.00'],
    ['2,75 kg', '2.75'],
    ['16 %', '16'],
    ['12 34', ['import.notANumber', { value: '12 34' }]],
    ['1-2', ['import.notANumber', { value: '1-2' }]],
    ['ver nota 123', ['import.notANumber', { value: 'ver nota 123' }]],
  ])('is a number as people and spreadsheets write it: %s', (cell, expected) => {
    expect(refusalOf(() => readDecimal(cell, written))).toEqual(expected);
  });

  it.each([
    ['5,60123E+12', ['import.digitsLost', { value: '5,60123E+12' }]],
    ['5.60123E+12', ['import.digitsLost', { value: '5.60123E+12' }]],
    ['5601234567892 5,60123E+12', ['import.digitsLost', { value: '5,60123E+12' }]],
    [12_345_678_901_234_568, ['import.digitsLost', { value: '12345678901234600' }]],
    [new Date('2026-01-02'), ['import.becameDay', { value: '2026-01-02' }]],
    ['5601234567892,5601234567908', ['5601234567892', '5601234567908']],
    [5_601_234_567_892, ['5601234567892']],
  ])('is a code that no spreadsheet has ruined: %s', (cell, expected) => {
    expect(refusalOf(() => readList(cell))).toEqual(expected);
  });

  it('is a code also where it only looks like a number', () => {
    expect(['007', '1E5', '12-34'].map(readIdentifier)).toEqual(['007', '1E5', '12-34']);
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
    expect(readMoney(33.333333333333336, written)).toBe(3_333);
    expect(readWhole('30,00', written)).toBe(30);
    expect(refusalOf(() => readWhole('30,5', written))).toEqual([
      'import.notANumber',
      { value: '30.5' },
    ]);
  });
});
