import { describe, expect, it } from '@jest/globals';
import { formerPurchaseUse, formerSaleMeaning, purchaseVat } from './vat-meaning.js';
import { onForm, vatBoxes, vatReturn, type TreatedVat } from './vat-return.js';

/** Whole meticais, as the worked example has them; what codes of before meant by their names. */
function line(side: 'sales' | 'purchases', code: string, rate: string, base: number): TreatedVat {
  const figures = { baseMinor: base * 100, vatMinor: base * Number.parseInt(rate, 10) };
  if (side === 'sales') {
    const treatment = formerSaleMeaning(code, rate);
    return { treatment, ...figures, deductedMinor: 0, selfChargedMinor: 0 };
  }
  const use = formerPurchaseUse(code, rate);
  return { treatment: use, ...figures, ...purchaseVat({ use, ...figures }) };
}

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
      '21': 252_600,
      '22': 252_600,
    };
    const nothing = Object.fromEntries(vatBoxes.map((box) => [box, 0]));
    const minor = Object.entries({ ...nothing, ...expected }).map(([box, amount]) => [
      box,
      amount * 100,
    ]);
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

  it('takes adjustments, credits and a fine into what is paid', () => {
    const sold = [line('sales', 'NOR', '16', 1_000), line('purchases', 'NOR', '16', 400)];
    const written = { inFavourMinor: 1_000, toStateMinor: 400, carriedMinor: 2_000 };
    expect(vatReturn(sold, { ...written, fineMinor: 5_000 })).toMatchObject({
      '09': 1_000,
      '10': 400,
      '12': 7_400,
      '13': 16_400,
      '14': 9_000,
      '16': 2_000,
      '18': 7_000,
      '20': 12_000,
      '21': 0,
      '22': 0,
    });
  });

  it('carries forward the credit that is not asked back', () => {
    const bought = [line('purchases', 'NOR', '16', 1_000)];
    const written = { carriedMinor: 3_000, communicatedMinor: 500, refundMinor: 10_000 };
    expect(vatReturn(bought, written)).toMatchObject({
      '15': 16_000,
      '18': 0,
      '21': 19_500,
      '22': 9_500,
    });
  });

  it('has whole meticais on the form, rounded up, whose sums agree', () => {
    const cents = (minor: number): TreatedVat => ({
      treatment: 'taxed',
      baseMinor: minor,
      vatMinor: 16_033,
      deductedMinor: 0,
      selfChargedMinor: 0,
    });
    const form = onForm(vatReturn([cents(100_201)], { inFavourMinor: 1 }));
    expect(form).toMatchObject({
      '01': 100_300,
      '02': 16_100,
      '09': 100,
      '11': 100_300,
      '12': 100,
      '13': 16_100,
      '14': 16_000,
      '20': 16_000,
    });
  });
});
