import { describe, expect, it } from '@jest/globals';
import { quantity, type Decimal } from './decimal.js';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  round,
  subtractDecimals,
} from './decimal-arithmetic.js';

const d = (text: string): Decimal => quantity(text, { signed: true });

describe('decimal arithmetic', () => {
  it('adds and subtracts exactly', () => {
    expect(addDecimals(d('0.1'), d('0.2'))).toBe('0.3');
    expect(subtractDecimals(d('1'), d('1.000001'))).toBe('-0.000001');
    expect(subtractDecimals(d('2.5'), d('2.5'))).toBe('0');
  });

  it('keeps every digit of a product', () => {
    expect(multiplyDecimals(d('1234567.654321'), d('-0.000001'))).toBe('-1.234567654321');
  });

  it('divides to the decimals asked for', () => {
    expect(divideDecimals(d('2'), d('3'), 6)).toBe('0.666667');
    expect(divideDecimals(d('-1'), d('-8'), 2)).toBe('0.13');
    expect(divideDecimals(d('1'), d('-8'), 2)).toBe('-0.13');
  });

  it('fails loudly on a division by zero', () => {
    expect(() => divideDecimals(d('1'), d('0'), 2)).toThrow(RangeError);
  });

  it('orders decimals by value', () => {
    expect(compareDecimals(d('10'), d('9.5'))).toBe(1);
    expect(compareDecimals(d('-10'), d('9'))).toBe(-1);
    expect(compareDecimals(d('1.5'), d('1.50'))).toBe(0);
  });

  it.each([
    ['2.345', '2.35'],
    ['-2.345', '-2.35'],
    ['2.344999', '2.34'],
    ['0.005', '0.01'],
    ['-0.004', '0'],
    ['7', '7'],
  ])('rounds %s half away from zero to %s', (value, expected) => {
    expect(round(d(value), 2)).toBe(expected);
  });
});
