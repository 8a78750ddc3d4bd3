import { convertMinor, unitPrice } from '@balcao/pricing';

/** VAT that was charged by a code: of sales, or of purchases; notes that take back are below 0. */
export interface VatOfCode {
  readonly side: 'sales' | 'purchases';
  readonly code: string;
  /** A percentage: `16`. */
  readonly rate: string;
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/**
 * What the law does with VAT. Of sales: taxed, at 0 with the right to deduct, exempt without it, or
 * outside the scope. Of purchases: what they are bought for decides where, and how much of it, is
 * deducted; `reverse` is charged by the buyer.
 */
export type VatTreatment =
  | ('taxed' | 'zeroRated' | 'exempt' | 'outside')
  | ('inventory' | 'asset' | 'other' | 'import' | 'half' | 'none' | 'reverse');

/** Codes of sales at 0 % that leave the right to deduct: articles 13 and 9(10) of the CIVA. */
const zeroRated = /^(EXP|ISE-B)/;

/** Codes that a company registers for what it buys; without one, goods for sale. */
const ofPurchases: readonly (readonly [prefix: string, treatment: VatTreatment])[] = [
  ['IMO', 'asset'],
  ['IMP', 'import'],
  ['OUT', 'other'],
  ['GAS', 'half'],
  ['ND', 'none'],
  ['AUT', 'reverse'],
];

/** What the law does with the VAT of a code. */
export function vatTreatment({ side, code, rate }: Omit<VatOfCode, 'baseMinor' | 'vatMinor'>) {
  if (side === 'sales') {
    if (code.startsWith('NS')) return 'outside';
    if (rate !== '0') return 'taxed';
    return zeroRated.test(code) ? 'zeroRated' : 'exempt';
  }
  const named = ofPurchases.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (named !== undefined) return named;
  // Article 19(2): what bears the reduced rate is not deducted.
  return rate === '16' || rate === '17' ? 'inventory' : 'none';
}

/** The boxes of the return, `Modelo A`, in minor units. */
export const vatBoxes = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08', '10'] as const),
  ...(['11', '12', '13', '14', '15'] as const),
] as const;
/** The number of one box, as it is printed on the form. */
export type VatBox = (typeof vatBoxes)[number];
/** Each box in minor units: 11 to 13 are sums, 14 what is to be paid, 15 what is left to deduct. */
export type VatReturn = Readonly<Record<VatBox, number>>;

/** The boxes that each treatment fills, with the base, the VAT or half of it. */
const boxesOf: Readonly<
  Record<VatTreatment, readonly (readonly [box: VatBox, figure: BoxFigure])[]>
> = {
  taxed: [
    ['01', 'base'],
    ['02', 'vat'],
  ],
  zeroRated: [['03', 'base']],
  exempt: [['04', 'base']],
  outside: [],
  asset: [['05', 'vat']],
  inventory: [['06', 'vat']],
  other: [['07', 'vat']],
  half: [['07', 'half']],
  import: [['08', 'vat']],
  none: [],
  reverse: [
    ['01', 'base'],
    ['02', 'vat'],
    ['07', 'vat'],
  ],
};

/** What of a VAT's base or amount a box holds. */
export type BoxFigure = 'base' | 'vat' | 'half';

/** The boxes that a code fills, and with what. */
export const boxesOfVat = (code: Omit<VatOfCode, 'baseMinor' | 'vatMinor'>) =>
  boxesOf[vatTreatment(code)];

/** The boxes that others are the sum of. */
export const boxSums = {
  '11': ['01', '03', '04'],
  '12': ['05', '06', '07', '08'],
  '13': ['02', '10'],
} as const satisfies Partial<Record<VatBox, readonly VatBox[]>>;

const half = unitPrice('0.5');
const standardRate = unitPrice('0.16');

/**
 * The return of a period by what was charged and borne in it: 11 = 01 + 03 + 04, 12 = 05 to 08,
 * 13 = 02 + 10; 14 is what has to be paid, 15 what is left to be deducted later.
 */
export function vatReturn(lines: readonly VatOfCode[]): VatReturn {
  const boxes = Object.fromEntries(vatBoxes.map((box) => [box, 0])) as Record<VatBox, number>;
  for (const line of lines) {
    const treatment = vatTreatment(line);
    const vat =
      treatment === 'reverse' ? convertMinor(line.baseMinor, standardRate) : line.vatMinor;
    const figures = { base: line.baseMinor, vat, half: convertMinor(vat, half) };
    for (const [box, figure] of boxesOf[treatment]) boxes[box] += figures[figure];
  }
  for (const sum of ['11', '12', '13'] as const) {
    boxes[sum] = boxSums[sum].reduce((all, box) => all + boxes[box], 0);
  }
  boxes['14'] = Math.max(0, boxes['13'] - boxes['12']);
  boxes['15'] = Math.max(0, boxes['12'] - boxes['13']);
  return boxes;
}
