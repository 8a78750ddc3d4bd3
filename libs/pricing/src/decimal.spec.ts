import { describe, expect, it } from '@jest/globals';
import { isQuantity, isRate, isUnitPrice, quantity, rate, unitPrice } from './decimal.js';
import {
  DECIMAL_DIGITS_MAX,
  QUANTITY_PLACES_MAX,
  RATE_PLACES_MAX,
  UNIT_PRICE_PLACES_MAX,
} from './limits.js';
import { PricingError } from './pricing-error.js';

function codeOf(read: () => unknown): string {
  try {
    read();
    return 'accepted';
  } catch (error) {
    return error instanceof PricingError ? error.code : String(error);
  }
}

describe('reading a decimal', () => {
  it.each([
    ['1.50', '1.5'],
    ['007', '7'],
    ['100', '100'],
    ['+2', '2'],
    ['-0', '0'],
    ['-0.00', '0'],
    ['0.10', '0.1'],
    ['3.000000000', '3'],
    ['00.05', '0.05'],
  ])('gives %s its canonical form %s', (text, expected) => {
    expect(quantity(text)).toBe(expected);
  });

  it.each(['', '1,5', '1e3', '.5', '1.', ' 1', '1 ', 'NaN', '--1', '1.2.3', '0x1', '1\n'])(
    'refuses %j',
    (text) => {
      expect(codeOf(() => quantity(text))).toBe('pricing.invalidQuantity');
      expect(codeOf(() => unitPrice(text))).toBe('pricing.invalidUnitPrice');
      expect(codeOf(() => rate(text))).toBe('pricing.invalidRate');
    },
  );

  it('refuses one below zero, unless a quantity may be signed', () => {
    expect(codeOf(() => quantity('-1'))).toBe('pricing.negativeQuantity');
    expect(codeOf(() => unitPrice('-1'))).toBe('pricing.negativeUnitPrice');
    expect(codeOf(() => rate('-1'))).toBe('pricing.negativeRate');
    expect(quantity('-1.50', { signed: true })).toBe('-1.5');
  });

  it.each([
    ['quantity', QUANTITY_PLACES_MAX, quantity],
    ['unit price', UNIT_PRICE_PLACES_MAX, unitPrice],
    ['rate', RATE_PLACES_MAX, rate],
  ])('takes a %s of %i decimals and no more', (_, places, read) => {
    const text = `1.${'5'.repeat(places)}`;
    expect(read(text)).toBe(text);
    expect(codeOf(() => read(`${text}5`))).toBe('pricing.tooManyDecimals');
  });

  it('takes as many digits as stay a safe integer, and no more', () => {
    const longest = '9'.repeat(DECIMAL_DIGITS_MAX);
    expect(quantity(longest)).toBe(longest);
    expect(quantity(`${longest.slice(0, -6)}.${longest.slice(-6)}`)).toHaveLength(16);
    expect(codeOf(() => quantity(`${longest}9`))).toBe('pricing.tooManyDigits');
    expect(codeOf(() => quantity('9'.repeat(100_000)))).toBe('pricing.invalidQuantity');
  });

  it('can be asked about without an error', () => {
    expect([isQuantity('1.50'), isUnitPrice('0'), isRate('16')]).toEqual([true, true, true]);
    expect([isQuantity('-1'), isUnitPrice('x'), isRate('1.00001')]).toEqual([false, false, false]);
    expect([isQuantity(1), isUnitPrice(null), isRate(undefined)]).toEqual([false, false, false]);
  });
});
