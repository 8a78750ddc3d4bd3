import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rate, unitPrice } from './decimal.js';
import { formatMinor } from './money.js';
import { isSamePrice, priceWithVat, priceWithoutVat } from './vat-price.js';

const price = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => unitPrice(formatMinor(minor)));
const vatRate = fc.constantFrom('0', '5', '6.4', '16', '17', '23').map(rate);

describe('a price with and without VAT', () => {
  it('comes back to the same shelf price', () => {
    fc.assert(
      fc.property(price, vatRate, (shelf, vat) => {
        const without = priceWithoutVat(shelf, vat);
        expect(priceWithVat(without, vat, 2)).toBe(shelf);
        expect(isSamePrice(without, shelf, vat)).toBe(true);
      }),
    );
  });

  it('is one price where the shelf price is the rounded one', () => {
    fc.assert(
      fc.property(price, vatRate, (without, vat) => {
        expect(isSamePrice(without, priceWithVat(without, vat, 2), vat)).toBe(true);
      }),
    );
  });

  it.each([
    ['86.12069', '99.9', '16', true],
    ['86.12', '99.9', '16', true],
    ['86', '99.9', '16', false],
    ['100', '116.01', '16', false],
    ['1250', '1250', '0', true],
  ])('%s and %s at %s %% are one price: %s', (without, withVat, vat, isSame) => {
    expect(isSamePrice(unitPrice(without), unitPrice(withVat), rate(vat))).toBe(isSame);
  });
});
