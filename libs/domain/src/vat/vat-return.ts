import type { PurchaseUse, SaleMeaning } from './vat-meaning.js';

/** What the law does with VAT: of sales by its code, of purchases by what they are for. */
export type VatTreatment = SaleMeaning | PurchaseUse;

/**
 * VAT of a period by its treatment, in minor units of the company's currency; notes that take back
 * are below 0.
 */
export interface TreatedVat {
  readonly treatment: VatTreatment;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** Of purchases. */
  readonly deductedMinor: number;
  /** Charged by the buyer to itself. */
  readonly selfChargedMinor: number;
}

/** What of a period's VAT a box holds. */
export type BoxFigure = 'baseMinor' | 'vatMinor' | 'deductedMinor' | 'selfChargedMinor';

/** The boxes of the return, `Modelo A`, in minor units. */
export const vatBoxes = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const),
  ...(['11', '12', '13', '14', '15'] as const),
  ...(['16', '17', '18', '19', '20', '21', '22', '23'] as const),
] as const;
/** The number of one box, as it is printed on the form. */
export type VatBox = (typeof vatBoxes)[number];
/**
 * Each box in minor units: 11 to 13 are sums, 14 what has to be paid of the month, 15 what is left
 * to deduct; 18 and 20 what is paid after the credits of before, 21 and 22 the credit that is left.
 */
export type VatReturn = Readonly<Record<VatBox, number>>;

/** The boxes that each treatment fills (CIVA 9, 13, 17 to 20), and with what. */
export const boxesOfTreatment: Readonly<
  Record<VatTreatment, readonly (readonly [box: VatBox, figure: BoxFigure])[]>
> = {
  taxed: [
    ['01', 'baseMinor'],
    ['02', 'vatMinor'],
  ],
  zeroRated: [['03', 'baseMinor']],
  exempt: [['04', 'baseMinor']],
  outside: [],
  asset: [['05', 'deductedMinor']],
  inventory: [['06', 'deductedMinor']],
  other: [['07', 'deductedMinor']],
  half: [['07', 'deductedMinor']],
  import: [['08', 'deductedMinor']],
  none: [],
  reverse: [
    ['01', 'baseMinor'],
    ['02', 'selfChargedMinor'],
    ['07', 'deductedMinor'],
  ],
};

/** The boxes that others are the sum of. */
export const boxSums = {
  '11': ['01', '03', '04'],
  '12': ['05', '06', '07', '08', '09'],
  '13': ['02', '10'],
} as const satisfies Partial<Record<VatBox, readonly VatBox[]>>;

/** The boxes that the company writes itself. */
export const writtenBoxes = {
  inFavourMinor: '09',
  toStateMinor: '10',
  carriedMinor: '16',
  communicatedMinor: '17',
  fineMinor: '19',
  refundMinor: '23',
} as const satisfies Readonly<Record<string, VatBox>>;

/** The amounts that the company writes into the return of a month, in minor units. */
export type WrittenAmounts = Readonly<Partial<Record<keyof typeof writtenBoxes, number>>>;

const entered: readonly VatBox[] = [
  ...(['01', '02', '03', '04', '05', '06', '07', '08'] as const),
  ...Object.values(writtenBoxes),
];

/**
 * The return of a period by what was charged and borne in it, and by what the company writes. All
 * that the product says of the VAT of a period is read from it.
 */
export function vatReturn(rows: readonly TreatedVat[], written: WrittenAmounts = {}): VatReturn {
  const boxes = Object.fromEntries(vatBoxes.map((box) => [box, 0])) as Record<VatBox, number>;
  for (const row of rows) {
    for (const [box, figure] of boxesOfTreatment[row.treatment]) boxes[box] += row[figure];
  }
  for (const [of, box] of Object.entries(writtenBoxes) as [keyof WrittenAmounts, VatBox][]) {
    boxes[box] += written[of] ?? 0;
  }
  return summed(boxes);
}

const wholeUnit = 100;

/** As the form has it: what is entered is rounded up to whole meticais, its sums follow. */
export function onForm(exact: VatReturn): VatReturn {
  const boxes: Record<VatBox, number> = { ...exact };
  for (const box of entered) {
    // Never -0.
    boxes[box] = Math.ceil(exact[box] / wholeUnit) * wholeUnit + 0;
  }
  return summed(boxes);
}

function summed(boxes: Record<VatBox, number>): VatReturn {
  for (const sum of ['11', '12', '13'] as const) {
    boxes[sum] = boxSums[sum].reduce((all, box) => all + boxes[box], 0);
  }
  boxes['14'] = Math.max(0, boxes['13'] - boxes['12']);
  boxes['15'] = Math.max(0, boxes['12'] - boxes['13']);
  const credit = boxes['15'] + boxes['16'] + boxes['17'];
  boxes['18'] = Math.max(0, boxes['14'] - credit);
  boxes['20'] = boxes['18'] + boxes['19'];
  boxes['21'] = Math.max(0, credit - boxes['14']);
  boxes['22'] = Math.max(0, boxes['21'] - boxes['23']);
  return boxes;
}
