import { describe, expect, it } from '@jest/globals';
import { formatMinor, money, parseMinor } from './money.js';

describe('an amount of money', () => {
  it.each([
    ['1234.56', 1234_56],
    ['1234.5', 1234_50],
    ['1234', 1234_00],
    ['0.010', 1],
    ['-12.50', -12_50],
    ['-0', 0],
  ])('reads %s as %i minor units', (text, minor) => {
    expect(parseMinor(text)).toBe(minor);
  });

  it.each([
    [1234_56, '1234.56'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %i minor units as %s', (minor, text) => {
    expect(formatMinor(minor)).toBe(text);
    expect(parseMinor(text)).toBe(minor);
  });

  it('is refused with a third decimal, as no number, and beyond the safe integers', () => {
    expect(() => parseMinor('1.005')).toThrow('pricing.tooManyDecimals');
    expect(() => parseMinor('1,00')).toThrow('pricing.invalidAmount');
    expect(() => parseMinor('90071992547409.92')).toThrow('pricing.overflow');
  });

  it('carries its currency, and only whole minor units', () => {
    expect(money(100, 'MZN')).toEqual({ minor: 100, currency: 'MZN' });
    expect(() => money(0.5, 'MZN')).toThrow(RangeError);
    expect(() => formatMinor(0.5)).toThrow(RangeError);
  });
});
