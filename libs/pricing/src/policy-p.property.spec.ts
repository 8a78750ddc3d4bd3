import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { quantity, rate, unitPrice } from './decimal.js';
import { priceDocument } from './price-document.js';

/** An exact fraction: the rules of policy P once more, straight from their text. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
/** R2 of amounts that are not negative, in minor units. */
const r2 = ([a, b]: Fraction): bigint => (200n * a + b) / (2n * b);
const cents = (minor: bigint): Fraction => [minor, 100n];

const millionths = fc.bigInt(0n, 99_999_999n);
const hundredths = fc.bigInt(0n, 100_00n);
const decimalText = (units: bigint, places: number): string => {
  const text = units.toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
};

const line = fc.record({ units: millionths, price: millionths, discount: hundredths });
const shape = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  commercial: hundredths,
  financial: hundredths,
  vat: hundredths,
  vatIncluded: fc.boolean(),
});

function expected(input: typeof shape extends fc.Arbitrary<infer T> ? T : never) {
  const nets = input.lines.map(({ units, price, discount }) =>
    r2([units * price * (100_00n - discount), 10n ** 16n]),
  );
  const subtotal = nets.reduce((a, b) => a + b, 0n);
  const commercial = r2(times(cents(subtotal), [input.commercial, 100_00n]));
  const financial = r2(times(cents(subtotal - commercial), [input.financial, 100_00n]));
  const net = subtotal - commercial - financial;
  const whole = 100_00n + input.vat;
  const base = input.vatIncluded ? r2(times(cents(net), [100_00n, whole])) : net;
  const vat = input.vatIncluded ? net - base : r2(times(cents(net), [input.vat, 100_00n]));
  return [subtotal, commercial, financial, base, vat].map(Number);
}

describe('policy P', () => {
  it('agrees with its rules written in exact fractions', () => {
    fc.assert(
      fc.property(shape, (input) => {
        const { totals } = priceDocument(
          input.lines.map(({ units, price, discount }) => ({
            quantity: quantity(decimalText(units, 6)),
            unitPrice: unitPrice(decimalText(price, 6)),
            discounts: [rate(decimalText(discount, 2))],
            vatRate: rate(decimalText(input.vat, 2)),
          })),
          {
            policy: 'P',
            vatIncluded: input.vatIncluded,
            commercialDiscount: { percentage: rate(decimalText(input.commercial, 2)) },
            financialDiscount: { percentage: rate(decimalText(input.financial, 2)) },
          },
        );
        const { subtotalMinor, commercialMinor, financialMinor, baseMinor, vatMinor } = totals;
        expect([subtotalMinor, commercialMinor, financialMinor, baseMinor, vatMinor]).toEqual(
          expected(input),
        );
      }),
      { numRuns: 500 },
    );
  });
});
