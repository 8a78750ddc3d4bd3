import { describe, expect, it } from '@jest/globals';
import { vatReturn, vatTreatment, type VatOfCode } from './vat-return.js';

/** Whole meticais, as the worked example has them. */
const line = (side: VatOfCode['side'], code: string, rate: string, base: number): VatOfCode => ({
  side,
  code,
  rate,
  baseMinor: base * 100,
  vatMinor: base * Number.parseInt(rate, 10),
});

/** A January that was worked out by hand, box by box, from what the CIVA says of each code. */
const january = [
  line('sales', 'NOR', '16', 200_000),
  line('sales', 'NOR', '16', -40_000),
  line('sales', 'RED', '5', 100_000),
  line('sales', 'EXP', '0', 500_000),
  line('sales', 'EXP', '0', 150_000),
  line('sales', 'ISE-B', '0', 20_000),
  line('sales', 'ISE-F', '0', 80_000),
  line('purchases', 'NOR', '16', 300_000),
  line('purchases', 'NOR', '16', -30_000),
  line('purchases', 'IMO', '16', 1_000_000),
  line('purchases', 'OUT', '16', 50_000),
  line('purchases', 'ND', '16', 2_000_000),
  line('purchases', 'GAS', '16', 100_000),
  line('purchases', 'IMP', '16', 400_000),
  line('purchases', 'AUT', '0', 250_000),
  line('purchases', 'RED', '5', 40_000),
  line('purchases', 'ND', '16', 60_000),
];

describe('the VAT return', () => {
  it('of January has the figures of the worked example', () => {
    const expected = {
      '01': 510_000,
      '02': 70_600,
      '03': 670_000,
      '04': 80_000,
      '05': 160_000,
      '06': 43_200,
      '07': 56_000,
      '08': 64_000,
      '10': 0,
      '11': 1_260_000,
      '12': 323_200,
      '13': 70_600,
      '14': 0,
      '15': 252_600,
    };
    const minor = Object.entries(expected).map(([box, amount]) => [box, amount * 100]);
    expect(vatReturn(january)).toEqual(Object.fromEntries(minor));
  });

  it('is to be paid where more was charged than borne', () => {
    const sold = [line('sales', 'NOR', '16', 1_000), line('purchases', 'NOR', '16', 400)];
    expect(vatReturn(sold)).toMatchObject({ '13': 16_000, '12': 6_400, '14': 9_600, '15': 0 });
  });

  it('leaves out what is outside of its scope', () => {
    const others = [line('sales', 'NS', '0', 500), line('purchases', 'ISE', '0', 500)];
    expect(new Set(Object.values(vatReturn(others)))).toEqual(new Set([0]));
  });
});

describe('the treatment of a VAT code', () => {
  it.each([
    ['sales', 'NOR17', '17', 'taxed'],
    ['sales', 'ISE', '0', 'exempt'],
    ['sales', 'ISE-B', '0', 'zeroRated'],
    ['purchases', 'NOR', '16', 'inventory'],
    ['purchases', 'RED', '5', 'none'],
    ['purchases', 'IMO-1', '16', 'asset'],
  ] as const)('of %s by %s at %s %% is %s', (side, code, rate, expected) => {
    expect(vatTreatment({ side, code, rate })).toBe(expected);
  });
});
