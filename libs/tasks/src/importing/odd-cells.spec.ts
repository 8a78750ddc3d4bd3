import { describe, expect, it } from '@jest/globals';
import { BadCell, readDay, readDecimal, readIdentifier, readMoney, type Writing } from './cells.js';

const comma: Writing = { decimal: ',', dayOrder: 'dayFirst' };
const outcome = (reader: () => unknown): unknown => {
  try {
    return reader();
  } catch (error) {
    if (error instanceof BadCell) return error.code;
    throw error;
  }
};

describe('a figure as people type it', () => {
  it.each<[string, unknown]>([
    ['1.234,50 MT', 123_450],
    ['MT 1.234,50', 123_450],
    ['1 234,50 Mts', 123_450],
    ['1.234,50 meticais', 123_450],
    ["1'234,50", 123_450],
    ['1234,5', 123_450],
    ['-', 'import.notANumber'],
    ['1,2,3', 'import.notANumber'],
    ['dez', 'import.notANumber'],
    ['1O,50', 'import.notANumber'],
    ['16,-', 1_600],
    ['MT 1.250,--', 125_000],
    ['16.– MT', 1_600],
    ['-16,-', -1_600],
    ['16,00-', -1_600],
    ['‒16,00', -1_600],
    ['－16,00', -1_600],
  ])('is money or refused: %s', (cell, expected) => {
    expect(outcome(() => readMoney(cell, comma))).toEqual(expected);
  });

  it.each<[string, unknown]>([
    ['½', 'import.notANumber'],
    ['٣', 'import.notANumber'],
    ['0x10', 'import.notANumber'],
    ['１２', 'import.notANumber'],
  ])('is a decimal or refused: %s', (cell, expected) => {
    expect(outcome(() => readDecimal(cell, comma))).toEqual(expected);
  });

  it.each<[string, unknown]>([
    ['5/3/26', '2026-03-05'],
    ['05.03.2026', '2026-03-05'],
    ['2026.03.05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['5 de março de 2026', '2026-03-05'],
    ['5-mar-2026', '2026-03-05'],
    ['qui, 05/03/2026', '2026-03-05'],
    ['05 / 03 / 2026', '2026-03-05'],
    ['05/03/2026 10h30', '2026-03-05'],
    ['05/03/2026 às 10:30', '2026-03-05'],
    ['05/03/2026, 10:30:15', '2026-03-05'],
    ['2026-03-05 10:30:00 +0200', '2026-03-05'],
    ['2026-03-05 08:30:00 UTC', '2026-03-05'],
    ['Mar 5 2026', '2026-03-05'],
    ['Thu Mar 05 2026', '2026-03-05'],
    ['qui 5 mar 2026', '2026-03-05'],
    ['05/03/2026 às vezes', 'import.notADay'],
    ['0/0/2026', 'import.notADay'],
    ['2026-03', 'import.notADay'],
  ])('is a day or refused: %s', (cell, expected) => {
    expect(outcome(() => readDay(cell, comma))).toEqual(expected);
  });
});

describe('a code as programs write it', () => {
  it.each<[string, unknown]>([
    ["'5601234567892", '5601234567892'],
    ['’00123', '00123'],
    ["O'Neill", "O'Neill"],
    ['841234567.0', '841234567'],
    ['400123456,00', '400123456'],
    ['1.0', '1.0'],
    ['X\u200b1\u00ad2\u202e', 'X12'],
    ['12E5', '12E5'],
    ['1,23E+05', 'import.digitsLost'],
  ])('is kept or refused: %s', (cell, expected) => {
    expect(outcome(() => readIdentifier(cell))).toEqual(expected);
  });
});
