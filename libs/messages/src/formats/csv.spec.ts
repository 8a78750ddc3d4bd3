import { describe, expect, it } from '@jest/globals';
import { csvCell, csvText } from './csv.js';

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+258841234567',
    '@SUM(A1)',
    '-1+1',
    "-2+3+cmd|' /C calc'!A0",
    '-A1',
    '-5 kg',
    '\t=1+1',
  ])('is no formula: %j', (text) => {
    expect(csvCell(text, ';')).toBe(`'${text}`);
    expect(csvText(`'${text}`)).toBe(text);
  });

  it.each(['-12', '-12.50', '-1.234,50', '-5%', 'Arroz', '1+1'])('is as it is: %j', (text) => {
    expect(csvCell(text, ';')).toBe(text);
    expect(csvText(text)).toBe(text);
    expect(csvText(`'${text}`)).toBe(`'${text}`);
  });

  it('ends nowhere but where it ends', () => {
    expect(csvCell('a;b', ';')).toBe('"a;b"');
    expect(csvCell('a;b', ',')).toBe('a;b');
    expect(csvCell('1"2\r\n3', ';')).toBe('"1""2\r\n3"');
    expect(csvCell('=A1;"x"', ';')).toBe(`"'=A1;""x"""`);
  });
});
