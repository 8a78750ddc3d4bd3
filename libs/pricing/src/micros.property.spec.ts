import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDecimals, divideDecimals, multiplyDecimals, round } from './decimal-arithmetic.js';
import { quantity, unitPrice, type Decimal } from './decimal.js';
import {
  averageMicros,
  costMinorOf,
  fromMicros,
  partOfMinor,
  quantityOfMicros,
  toMicros,
  unitCostMicrosOf,
  unitPriceOfMicros,
} from './micros.js';
import { parseMinor } from './money.js';

const runs = { numRuns: 2000 };
const signed = fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 });
const positive = fc.oneof(
  fc.integer({ min: 1, max: 2_000_000_000_000 }),
  fc.integer({ min: 1, max: 2_000_000 }).map((whole) => whole * 1_000_000),
);
/** A thousandth and more: what it costs per unit stays in the safe integers. */
const notTiny = positive.map((micros) => Math.max(micros, 1000));
const cost = fc.integer({ min: 0, max: 900_000_000_000 });
const minorOf = (decimal: Decimal) => parseMinor(round(decimal, 2));

describe('decimals in micros', () => {
  it('are the same decimal there and back', () => {
    fc.assert(
      fc.property(signed, (micros) => {
        const decimal = quantityOfMicros(micros);
        expect(quantity(decimal, { signed: true })).toBe(decimal);
        expect(toMicros(decimal)).toBe(micros);
      }),
      runs,
    );
  });

  it('are read to the last place, and no further', () => {
    expect(toMicros(quantity('0.000001'))).toBe(1);
    expect(toMicros(quantity('-12.5', { signed: true }))).toBe(-12_500_000);
    expect(fromMicros(51_916_667)).toBe('51.916667');
    expect(fromMicros(-500_000)).toBe('-0.5');
    expect(fromMicros(-0)).toBe('0');
    expect(() => toMicros('0.0000001' as Decimal)).toThrow(RangeError);
    expect(() => toMicros('1e3' as Decimal)).toThrow(RangeError);
    expect(() => toMicros('1.2.3' as Decimal)).toThrow(RangeError);
    expect(() => fromMicros(0.5)).toThrow(RangeError);
  });

  it('have an end', () => {
    expect(toMicros(quantity('9007199254'))).toBe(9_007_199_254_000_000);
    expect(() => toMicros(quantity('9007199255'))).toThrow('pricing.overflow');
    expect(() => unitPriceOfMicros(-1)).toThrow('pricing.negativeUnitPrice');
  });
});

describe('costs in micros', () => {
  it('are those of exact decimals', () => {
    fc.assert(
      fc.property(signed, cost, (micros, unitCost) => {
        const exact = multiplyDecimals(fromMicros(micros), unitPriceOfMicros(unitCost));
        expect(costMinorOf(micros, unitCost)).toBe(minorOf(exact));
      }),
      runs,
    );
  });

  it('fall to the parts of a quantity, and all of it to the whole', () => {
    fc.assert(
      fc.property(signed, positive, fc.integer({ min: 0, max: 1000 }), (minor, whole, rest) => {
        expect(partOfMinor(minor, whole, whole)).toBe(minor);
        const part = Math.max(whole - rest, 0);
        const share = partOfMinor(minor, part, whole);
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(minor));
        expect(partOfMinor(0 - minor, part, whole)).toBe(0 - share);
      }),
      runs,
    );
  });

  it('come from what a quantity costs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000_000 }), notTiny, (minor, micros) => {
        const exact = divideDecimals(unitPriceOfMicros(minor * 10_000), fromMicros(micros), 6);
        expect(fromMicros(unitCostMicrosOf(minor, micros))).toBe(exact);
        expect(unitCostMicrosOf(-minor, -micros)).toBe(unitCostMicrosOf(minor, micros));
      }),
      runs,
    );
  });
});

describe('the moving average in micros', () => {
  it('is the one of exact decimals', () => {
    fc.assert(
      fc.property(positive, cost, positive, cost, (held, average, added, unitCost) => {
        const sum = addDecimals(
          multiplyDecimals(fromMicros(held), fromMicros(average)),
          multiplyDecimals(fromMicros(added), fromMicros(unitCost)),
        );
        const exact = divideDecimals(sum, fromMicros(held + added), 6);
        expect(fromMicros(averageMicros(held, average, added, unitCost))).toBe(exact);
      }),
      runs,
    );
  });

  it('is 51.916667 for the batches of the worked example', () => {
    const micros = (text: string) => toMicros(unitPrice(text));
    const two = averageMicros(micros('100'), micros('50'), micros('60'), micros('55'));
    const three = averageMicros(micros('160'), two, micros('80'), micros('52'));
    expect(fromMicros(three)).toBe('51.916667');
    expect(costMinorOf(micros('130'), three)).toBe(674917);
  });

  it('is a bug where nothing is left', () => {
    expect(() => averageMicros(5, 10, -5, 12)).toThrow(RangeError);
  });
});
