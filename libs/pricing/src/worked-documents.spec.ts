import { describe, expect, it } from '@jest/globals';
import { rate } from './decimal.js';
import type { PricingOptions } from './document.js';
import { formatMinor } from './money.js';
import { priceDocument } from './price-document.js';
import { line } from './testing/line.js';

const exclusive: PricingOptions = { policy: 'P', vatIncluded: false };
const inclusive: PricingOptions = { policy: 'P', vatIncluded: true };
const percent = (value: string) => ({ percentage: rate(value) });

/** Every figure of a document, as a paper would list them from the lines down to the total. */
function paper(lines: readonly string[], options: PricingOptions): readonly string[] {
  const priced = priceDocument(lines.map(line), options);
  const { groups, ...sums } = priced.totals;
  const [before, left, bases] = (['afterDiscountMinor', 'netMinor', 'baseMinor'] as const).map(
    (figure) => priced.lines.map((each) => formatMinor(each[figure])).join(' '),
  );
  const [commercial, financial] = [sums.commercialMinor, sums.financialMinor].map(formatMinor);
  const [base, vat, total] = [sums.baseMinor, sums.vatMinor, sums.totalMinor].map(formatMinor);
  return [
    `lines ${before} = ${formatMinor(sums.subtotalMinor)}`,
    `less ${commercial} and ${financial}, with those of lines ${formatMinor(sums.discountMinor)}`,
    `left ${left}`,
    ...groups.map((of) => `@${of.rate} ${formatMinor(of.baseMinor)} + ${formatMinor(of.vatMinor)}`),
    `${base} + ${vat} = ${total}`,
    ...(options.vatIncluded ? [`bases ${bases}`] : []),
  ];
}

/** Worked out by hand under the policy of EN 16931: lines and VAT of each rate are rounded. */
describe('a document worked out by hand, under policy P', () => {
  it.each<[string, readonly string[], PricingOptions, readonly string[]]>([
    [
      'one line',
      ['3 x 150.00 @16'],
      exclusive,
      [
        'lines 450.00 = 450.00',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 450.00',
        '@16 450.00 + 72.00',
        '450.00 + 72.00 = 522.00',
      ],
    ],
    [
      'three rates, and a tie of half a cent in a line',
      ['10 x 99.99 -5% @16', '2 x 1250.00 @5', '4 x 35.50 @0'],
      exclusive,
      [
        'lines 949.91 2500.00 142.00 = 3591.91',
        'less 0.00 and 0.00, with those of lines 49.99',
        'left 949.91 2500.00 142.00',
        '@16 949.91 + 151.99',
        '@5 2500.00 + 125.00',
        '@0 142.00 + 0.00',
        '3591.91 + 276.99 = 3868.90',
      ],
    ],
    [
      'a commercial and a financial discount',
      ['12 x 83.33 @16', '7 x 19.95 -12.5% @16'],
      { ...exclusive, commercialDiscount: percent('10'), financialDiscount: percent('2') },
      [
        'lines 999.96 122.19 = 1122.15',
        'less 112.22 and 20.20, with those of lines 149.88',
        'left 881.96 107.77',
        '@16 989.73 + 158.36',
        '989.73 + 158.36 = 1148.09',
      ],
    ],
    [
      'half a cent of VAT',
      ['1 x 12.50 @5'],
      exclusive,
      [
        'lines 12.50 = 12.50',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 12.50',
        '@5 12.50 + 0.63',
        '12.50 + 0.63 = 13.13',
      ],
    ],
    [
      'quantities that were weighed',
      ['0.335 x 10.10 @16', '0.335 x 10.10 @16', '0.335 x 10.10 @16'],
      exclusive,
      [
        'lines 3.38 3.38 3.38 = 10.14',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 3.38 3.38 3.38',
        '@16 10.14 + 1.62',
        '10.14 + 1.62 = 11.76',
      ],
    ],
    [
      'a price with VAT',
      ['3 x 99.90 @16'],
      inclusive,
      [
        'lines 299.70 = 299.70',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 299.70',
        '@16 258.36 + 41.34',
        '258.36 + 41.34 = 299.70',
        'bases 258.36',
      ],
    ],
    [
      'prices with VAT, less a discount',
      ['3 x 99.90 @16'],
      { ...inclusive, commercialDiscount: percent('10') },
      [
        'lines 299.70 = 299.70',
        'less 29.97 and 0.00, with those of lines 29.97',
        'left 269.73',
        '@16 232.53 + 37.20',
        '232.53 + 37.20 = 269.73',
        'bases 232.53',
      ],
    ],
    [
      'seven lines at one price with VAT',
      new Array<string>(7).fill('1 x 9.99 @16'),
      inclusive,
      [
        'lines 9.99 9.99 9.99 9.99 9.99 9.99 9.99 = 69.93',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 9.99 9.99 9.99 9.99 9.99 9.99 9.99',
        '@16 60.28 + 9.65',
        '60.28 + 9.65 = 69.93',
        'bases 8.62 8.61 8.61 8.61 8.61 8.61 8.61',
      ],
    ],
    [
      'an amount taken off three equal lines',
      ['1 x 100.00 @16', '1 x 100.00 @16', '1 x 100.00 @16'],
      { ...exclusive, commercialDiscount: { minor: 50_00 } },
      [
        'lines 100.00 100.00 100.00 = 300.00',
        'less 50.00 and 0.00, with those of lines 50.00',
        'left 83.33 83.33 83.34',
        '@16 250.00 + 40.00',
        '250.00 + 40.00 = 290.00',
      ],
    ],
    [
      'an amount taken off lines of three rates',
      ['1 x 99.99 @16', '1 x 250.00 @5', '1 x 149.99 @0', '1 x 0.02 @16'],
      { ...exclusive, commercialDiscount: { minor: 100_00 } },
      [
        'lines 99.99 250.00 149.99 0.02 = 500.00',
        'less 100.00 and 0.00, with those of lines 100.00',
        'left 79.99 200.00 119.99 0.02',
        '@16 80.01 + 12.80',
        '@5 200.00 + 10.00',
        '@0 119.99 + 0.00',
        '400.00 + 22.80 = 422.80',
      ],
    ],
    [
      'two discounts on one line',
      ['6 x 45.75 -10% -5% @16'],
      exclusive,
      [
        'lines 234.70 = 234.70',
        'less 0.00 and 0.00, with those of lines 39.80',
        'left 234.70',
        '@16 234.70 + 37.55',
        '234.70 + 37.55 = 272.25',
      ],
    ],
    [
      'a line that is given',
      ['1 x 80.00 -100% @16', '2 x 40.00 @16'],
      exclusive,
      [
        'lines 0.00 80.00 = 80.00',
        'less 0.00 and 0.00, with those of lines 80.00',
        'left 0.00 80.00',
        '@16 80.00 + 12.80',
        '80.00 + 12.80 = 92.80',
      ],
    ],
    [
      'three rates with VAT',
      ['2 x 58.00 @16', '1 x 105.00 @5', '3 x 20.00 @0'],
      inclusive,
      [
        'lines 116.00 105.00 60.00 = 281.00',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 116.00 105.00 60.00',
        '@16 100.00 + 16.00',
        '@5 100.00 + 5.00',
        '@0 60.00 + 0.00',
        '260.00 + 21.00 = 281.00',
        'bases 100.00 100.00 60.00',
      ],
    ],
    [
      'goods by weight, with VAT',
      ['1.235 x 349.00 @16'],
      inclusive,
      [
        'lines 431.02 = 431.02',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 431.02',
        '@16 371.57 + 59.45',
        '371.57 + 59.45 = 431.02',
        'bases 371.57',
      ],
    ],
    [
      'the least there is',
      ['1 x 0.03 @16'],
      inclusive,
      [
        'lines 0.03 = 0.03',
        'less 0.00 and 0.00, with those of lines 0.00',
        'left 0.03',
        '@16 0.03 + 0.00',
        '0.03 + 0.00 = 0.03',
        'bases 0.03',
      ],
    ],
    [
      'prices of four places',
      ['1000 x 0.0375 @16', '250 x 1.2345 -2.5% @16'],
      exclusive,
      [
        'lines 37.50 300.91 = 338.41',
        'less 0.00 and 0.00, with those of lines 7.72',
        'left 37.50 300.91',
        '@16 338.41 + 54.15',
        '338.41 + 54.15 = 392.56',
      ],
    ],
  ])('has each of its figures: %s', (_, lines, options, expected) => {
    expect(paper(lines, options)).toEqual(expected);
  });
});

/** Where rounding once for each rate comes to something else. */
describe('a document worked out by hand, under policy D', () => {
  const d = { ...exclusive, policy: 'D' } as const;

  it.each<[string, readonly string[], PricingOptions, string]>([
    ['one line', ['3 x 150'], d, '450.00 + 72.00 = 522.00'],
    [
      'three rates',
      ['10 x 99.99 -5%', '2 x 1250 @5', '4 x 35.50 @0'],
      d,
      '3591.91 + 276.98 = 3868.89',
    ],
    [
      'a commercial and a financial discount',
      ['12 x 83.33', '7 x 19.95 -12.5%'],
      { ...d, commercialDiscount: percent('10'), financialDiscount: percent('2') },
      '989.74 + 158.36 = 1148.10',
    ],
    [
      'quantities that were weighed',
      ['0.335 x 10.10', '0.335 x 10.10', '0.335 x 10.10'],
      d,
      '10.15 + 1.62 = 11.77',
    ],
    [
      'an amount taken off three equal lines',
      ['1 x 100', '1 x 100', '1 x 100'],
      { ...d, commercialDiscount: { minor: 50_00 } },
      '250.00 + 40.00 = 290.00',
    ],
  ])('has its total: %s', (_, lines, options, expected) => {
    expect(paper(lines, options).at(-1)).toBe(expected);
  });
});
