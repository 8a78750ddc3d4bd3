import { describe, expect, it } from '@jest/globals';
import { cellOf } from './csv.js';

describe('a cell of a CSV file', () => {
  it.each([
    ['totalMinor', 123456, '1234,56'],
    ['totalMinor', -5, '-0,05'],
    ['number', 17, '17'],
    ['name', 'Arroz; 25 kg "extra"', '"Arroz; 25 kg ""extra"""'],
    ['name', '=1+1', "'=1+1"],
    ['nuit', undefined, ''],
    ['isOpen', true, 'true'],
  ])('of %s %j is %s', (column, value, cell) => {
    expect(cellOf(column, value)).toBe(cell);
  });
});
