import { describe, expect, it } from '@jest/globals';
import { quantity, rate, unitPrice } from './decimal.js';
import type { LineInput, PricingOptions } from './document.js';
import { formatMinor } from './money.js';
import { priceDocument } from './price-document.js';

const exclusive: PricingOptions = { policy: 'P', vatIncluded: false };
const inclusive: PricingOptions = { policy: 'P', vatIncluded: true };

/** `10 x 99.99 -5% @16`: quantity, price, the line's discounts, VAT. */
function line(text: string): LineInput {
  const [amount = '0', , price = '0', ...rest] = text.split(' ');
  const discounts = rest.filter((part) => part.startsWith('-')).map((part) => part.slice(1, -1));
  const vat = rest.find((part) => part.startsWith('@')) ?? '@16';
  return {
    quantity: quantity(amount),
    unitPrice: unitPrice(price),
    discounts: discounts.map(rate),
    vatRate: rate(vat.slice(1)),
  };
}

const percent = (value: string) => ({ percentage: rate(value) });

function figures(lines: readonly LineInput[], options: PricingOptions): string {
  const { totals } = priceDocument(lines, options);
  return [totals.baseMinor, totals.vatMinor, totals.totalMinor].map(formatMinor).join(' / ');
}

const mixed = ['10 x 99.99 -5% @16', '2 x 1250 @5', '4 x 35.50 @0'];
const cascaded = ['12 x 83.33', '7 x 19.95 -12.5%'];
const weighed = ['0.335 x 10.10', '0.335 x 10.10', '0.335 x 10.10'];
const tenOfEach = ['1 x 99.99', '1 x 250 @5', '1 x 149.99 @0', '1 x 0.02'];
const hundreds = ['1 x 100', '1 x 100', '1 x 100'];
const both = { commercialDiscount: percent('10'), financialDiscount: percent('2') };

describe('pricing a document under policy P', () => {
  it.each<[string, string[], PricingOptions, string]>([
    ['R1', ['3 x 150'], exclusive, '450.00 / 72.00 / 522.00'],
    ['R2', mixed, exclusive, '3591.91 / 276.99 / 3868.90'],
    ['R3', cascaded, { ...exclusive, ...both }, '989.73 / 158.36 / 1148.09'],
    ['R4', ['1 x 12.50 @5'], exclusive, '12.50 / 0.63 / 13.13'],
    ['R5', weighed, exclusive, '10.14 / 1.62 / 11.76'],
    ['R6', ['3 x 99.90'], inclusive, '258.36 / 41.34 / 299.70'],
    [
      'R7',
      ['3 x 99.90'],
      { ...inclusive, commercialDiscount: percent('10') },
      '232.53 / 37.20 / 269.73',
    ],
    ['R8', new Array<string>(7).fill('1 x 9.99'), inclusive, '60.28 / 9.65 / 69.93'],
    [
      'R9',
      hundreds,
      { ...exclusive, commercialDiscount: { minor: 50_00 } },
      '250.00 / 40.00 / 290.00',
    ],
    [
      'R10',
      tenOfEach,
      { ...exclusive, commercialDiscount: { minor: 100_00 } },
      '400.00 / 22.80 / 422.80',
    ],
    ['R11', ['6 x 45.75 -10% -5%'], exclusive, '234.70 / 37.55 / 272.25'],
    ['R12', ['1 x 80 -100%', '2 x 40'], exclusive, '80.00 / 12.80 / 92.80'],
    ['R13', ['2 x 58', '1 x 105 @5', '3 x 20 @0'], inclusive, '260.00 / 21.00 / 281.00'],
    ['R14', ['1.235 x 349'], inclusive, '371.57 / 59.45 / 431.02'],
    ['R15', ['1 x 0.03'], inclusive, '0.03 / 0.00 / 0.03'],
    ['R16', ['1000 x 0.0375', '250 x 1.2345 -2.5%'], exclusive, '338.41 / 54.15 / 392.56'],
  ])('reaches the worked figures of %s', (_, lines, options, expected) => {
    expect(figures(lines.map(line), options)).toBe(expected);
  });
});

describe('a document priced under policy P', () => {
  it('rounds half away from zero, never to even', () => {
    expect(figures([line('1 x 12.50 @5')], exclusive)).toBe('12.50 / 0.63 / 13.13');
    expect(figures([line('1 x 12.10 @5')], exclusive)).toBe('12.10 / 0.61 / 12.71');
  });

  it('gives the spare cents of an inclusive base to the first lines', () => {
    const { lines } = priceDocument(new Array<LineInput>(7).fill(line('1 x 9.99')), inclusive);
    expect(lines.map(({ baseMinor }) => baseMinor)).toEqual([862, 861, 861, 861, 861, 861, 861]);
    expect(lines.map(({ vatMinor }) => vatMinor)).toEqual([137, 138, 138, 138, 138, 138, 138]);
  });

  it('shows every figure of a line, and they add up', () => {
    const { lines, totals } = priceDocument(cascaded.map(line), { ...exclusive, ...both });
    expect(lines[1]).toEqual({
      grossMinor: 139_65,
      discountMinor: 17_46,
      afterDiscountMinor: 122_19,
      commercialMinor: 12_22,
      financialMinor: 2_20,
      netMinor: 107_77,
      baseMinor: 107_77,
      vatMinor: 17_24,
    });
    expect(totals.discountMinor).toBe(149_88);
  });

  it('takes a typed amount off a line instead of percentages', () => {
    const { totals } = priceDocument([{ ...line('3 x 150'), discountMinor: 50_00 }], exclusive);
    expect([totals.baseMinor, totals.vatMinor, totals.discountMinor]).toEqual([
      400_00, 64_00, 50_00,
    ]);
  });

  it('keeps two VAT codes of one rate apart, in the order of the lines', () => {
    const exempt = { ...line('1 x 20 @0'), taxGroup: 'ISE' };
    const exported = { ...line('1 x 30 @0'), taxGroup: 'EXP' };
    const { totals } = priceDocument([exempt, exported, exempt], exclusive);
    expect(totals.groups.map((group) => [group.taxGroup, group.baseMinor])).toEqual([
      ['ISE', 40_00],
      ['EXP', 30_00],
    ]);
  });

  it('is exact where a product leaves the safe integers', () => {
    const exact = line('123456789.123456 x 1234.567891');
    expect(priceDocument([exact], exclusive).totals.baseMinor).toBe(15_241_578_777_778);
  });

  it('is empty for a document without lines', () => {
    const { lines, totals } = priceDocument([], exclusive);
    expect([lines, totals.groups, totals.totalMinor]).toEqual([[], [], 0]);
  });
});

describe('pricing a document under policy D', () => {
  const d = { ...exclusive, policy: 'D' } as const;

  it.each<[string, string[], PricingOptions, string]>([
    ['R1', ['3 x 150'], d, '450.00 / 72.00 / 522.00'],
    ['R2', mixed, d, '3591.91 / 276.98 / 3868.89'],
    ['R3', cascaded, { ...d, ...both }, '989.74 / 158.36 / 1148.10'],
    ['R5', weighed, d, '10.15 / 1.62 / 11.77'],
    ['R9', hundreds, { ...d, commercialDiscount: { minor: 50_00 } }, '250.00 / 40.00 / 290.00'],
  ])('reaches the worked figures of %s', (_, lines, options, expected) => {
    expect(figures(lines.map(line), options)).toBe(expected);
  });

  it('shares the rounded base of a group among its lines', () => {
    const { lines } = priceDocument(weighed.map(line), d);
    expect(lines.map(({ baseMinor }) => baseMinor)).toEqual([3_39, 3_38, 3_38]);
  });

  it('shows a typed amount as it was typed, over several VAT groups', () => {
    const halves = [line('0.5 x 1.99 @16'), line('0.5 x 1.99 @5')];
    const { totals } = priceDocument(halves, { ...d, commercialDiscount: { minor: 2_00 } });
    expect([totals.subtotalMinor, totals.commercialMinor, totals.totalMinor]).toEqual([
      200, 200, 0,
    ]);
  });
});
