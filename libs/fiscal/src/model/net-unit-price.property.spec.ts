import { describe, expect, it } from '@jest/globals';
import { multiplyDecimals, round } from '@balcao/pricing';
import fc from 'fast-check';
import { decimalOf, decimalOfMinor } from './decimals.js';
import { netUnitPrice } from './net-unit-price.js';

describe('the price of one unit after discounts', () => {
  it('gives the amount of the line again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_00 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (amountMinor, millionths) => {
          const digits = `${millionths}`.padStart(7, '0');
          const quantity = decimalOf(`${digits.slice(0, -6)}.${digits.slice(-6)}`);
          const price = netUnitPrice(amountMinor, quantity);
          expect(round(multiplyDecimals(price, quantity), 2)).toBe(decimalOfMinor(amountMinor));
        },
      ),
    );
  });

  it.each([
    [45_000, '3', '150'],
    [94_991, '10', '94.991'],
    [10_000, '3', '33.333'],
    [0, '4', '0'],
    [500, '0', '0'],
  ])('%d for %s is %s', (amountMinor, quantity, price) => {
    expect(netUnitPrice(amountMinor, decimalOf(quantity))).toBe(price);
  });
});
