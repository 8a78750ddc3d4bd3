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
    ['isOpen', true, 'Yes'],
    ['salePrice', '86.12069', '86,12069'],
    ['barcodes', ['5601', '5602'], '5601 5602'],
  ])('of %s %j is %s', (column, value, cell) => {
    expect(cellOf(column, value)).toBe(cell);
  });
});
