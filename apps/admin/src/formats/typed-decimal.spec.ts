import { describe, expect, it } from '@jest/globals';
import { parseTypedDecimal, parseTypedMinor } from './typed-decimal.js';

describe('a number as typed', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['58,99', '58.99'],
    ['58.99', '58.99'],
    ['1.234', '1234'],
    ['1 234 567,8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['0,5', '0.5'],
    [',5', '0.5'],
    ['007', '7'],
    ['12,500', '12.5'],
    ['-3,20', '-3.2'],
    ['\u22123,20', '-3.2'],
    ['-0', '0'],
    ['123456789012,123456', '123456789012.123456'],
  ])('%s is read in Portuguese as %s', (typed, exact) => {
    expect(parseTypedDecimal(typed, 'pt')).toBe(exact);
  });

  it.each([
    ['1,234.56', '1234.56'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['58,99', '58.99'],
  ])('%s is read in English as %s', (typed, exact) => {
    expect(parseTypedDecimal(typed, 'en')).toBe(exact);
  });

  it.each(['', '-', ',', 'abc', '1,2,3', '1.23,45.6', '12.34.567', '1e5', '--1'])(
    '%j is no number',
    (typed) => {
      expect(parseTypedDecimal(typed, 'pt')).toBeUndefined();
    },
  );
});

describe('an amount as typed', () => {
  it('is exact in minor units', () => {
    expect(parseTypedMinor('1.234,56', 'pt')).toBe(123456);
    expect(parseTypedMinor('58,9', 'pt')).toBe(5890);
  });

  it('is refused with a third decimal', () => {
    expect(parseTypedMinor('58,995', 'pt')).toBeUndefined();
  });

  it('is refused beyond what is exact', () => {
    expect(parseTypedMinor('99999999999999999', 'pt')).toBeUndefined();
  });
});
