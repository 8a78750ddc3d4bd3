import { AMOUNT_MINOR_MAX, SUM_MINOR_MAX } from '@balcao/pricing';
import fc from 'fast-check';

/**
 * What somebody does, as numbers that only have a meaning in the state at that time: `origin: 7` is
 * the seventh of the suitable documents, counted round. So most of it can be done.
 */
export type Step =
  | {
      readonly kind: 'issue';
      readonly typeId: string;
      readonly party: number;
      readonly lines: readonly LineStep[];
    }
  | {
      readonly kind: 'convert';
      readonly origins: readonly number[];
      readonly into: string;
      readonly quantity: string | undefined;
    }
  | {
      readonly kind: 'pay';
      readonly typeId: 'RC' | 'RF';
      readonly documents: readonly number[];
      readonly share: Share;
      readonly moreMinor: number;
      readonly methodId: string;
      readonly accountId: string;
      readonly isAutomatic: boolean;
      readonly settles: 'money' | 'withholding' | 'writeOff';
    }
  | { readonly kind: 'setOff' }
  | {
      readonly kind: 'allocate';
      readonly source: number;
      readonly documents: readonly number[];
      readonly share: Share;
      readonly isAutomatic: boolean;
    }
  | { readonly kind: 'refund'; readonly source: number; readonly share: Share }
  | { readonly kind: 'cancel' | 'restore'; readonly record: number }
  | { readonly kind: 'move'; readonly amountMinor: number; readonly way: 'in' | 'out' | 'across' }
  | { readonly kind: 'spend'; readonly amountMinor: number; readonly paidMinor: number }
  | { readonly kind: 'payExpense'; readonly record: number; readonly amountMinor: number }
  | { readonly kind: 'openStock'; readonly lines: readonly LineStep[] }
  | { readonly kind: 'transfer'; readonly inTransit: boolean; readonly lines: readonly LineStep[] }
  | { readonly kind: 'receive'; readonly record: number }
  | { readonly kind: 'count'; readonly articleId: string; readonly counted: string };

/** How much of what is left: all, half, or one hundredth of a metical. */
export type Share = 'all' | 'half' | 'least';

export interface LineStep {
  readonly articleId: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discounts: readonly string[];
  readonly vatId: string;
  readonly warehouseId: string;
  readonly batchName: string;
}

const articleIds = ['rice', 'soap', 'milk', 'delivery'] as const;

/** How much is bought, sold and moved. */
export interface Sizes {
  readonly quantities: readonly string[];
  readonly unitPrices: readonly string[];
  readonly amountsMinor: readonly number[];
}

/** As in a shop. */
export const ordinarySizes: Sizes = {
  quantities: ['1', '2', '2.5', '0.333', '12'],
  unitPrices: ['0.01', '33.33', '99.99', '150', '1250'],
  amountsMinor: [1, 100, 26_100, 52_200],
};

/** At the limits of what the books take, beyond them, and beyond what a number keeps exactly. */
export const extremeSizes: Sizes = {
  quantities: ['1', '2.5', '99999999', '100000000', '100000000.000001', '9007199254'],
  unitPrices: ['0.01', '1250', '90000000', '86000000000', '99999999999.99', '70000000000000'],
  amountsMinor: [100, 9_999_999_999_999, AMOUNT_MINOR_MAX, SUM_MINOR_MAX, Number.MAX_SAFE_INTEGER],
};

const lineOf = ({ quantities, unitPrices }: Sizes): fc.Arbitrary<LineStep> =>
  fc.record({
    articleId: fc.constantFrom(...articleIds),
    quantity: fc.constantFrom(...quantities),
    unitPrice: fc.constantFrom(...unitPrices),
    discounts: fc.constantFrom([], [], ['5'], ['10', '5'], ['100']),
    vatId: fc.constantFrom('vat_NOR', 'vat_RED', 'vat_ISE'),
    warehouseId: fc.constantFrom('warehouse_main', 'warehouse_main', 'shop'),
    batchName: fc.constantFrom('L1', 'L2'),
  });
const nth = fc.nat(40);
const share = fc.constantFrom<Share>('all', 'all', 'half', 'least');

/** Anything that people of a shop do. */
export function commerceStep(sizes: Sizes): fc.Arbitrary<Step> {
  const lines = fc.array(lineOf(sizes), { minLength: 1, maxLength: 3 });
  const amountMinor = fc.constantFrom(...sizes.amountsMinor);
  return fc.oneof(...papers(lines), ...settlements, ...movements(lines, amountMinor));
}

type Weighted = fc.WeightedArbitrary<Step>;

const papers = (lines: fc.Arbitrary<readonly LineStep[]>): readonly Weighted[] => [
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('issue' as const),
      typeId: fc.constantFrom(
        ...['FT', 'FT', 'FT', 'VD', 'VD', 'FR', 'CT', 'EC', 'GR', 'FTF', 'FTF', 'GRF', 'EF'],
        ...['AJE', 'CI', 'QB', 'SI'],
      ),
      party: nth,
      lines,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('convert' as const),
      origins: fc.array(nth, { minLength: 1, maxLength: 2 }),
      into: fc.constantFrom(
        ...['NC', 'NC', 'NC', 'FT', 'VD', 'GR', 'GD', 'EC', 'FTF', 'NCF', 'GRF', 'ND'],
      ),
      quantity: fc.constantFrom(undefined, undefined, '1', '0.333'),
    }),
  },
];

const settlements: readonly Weighted[] = [
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      typeId: fc.constantFrom('RC' as const, 'RC' as const, 'RF' as const),
      documents: fc.uniqueArray(nth, { minLength: 1, maxLength: 3 }),
      share,
      moreMinor: fc.constantFrom(0, 0, 0, 5_000),
      methodId: fc.constantFrom('method_cash', 'method_transfer'),
      accountId: fc.constantFrom('account_cash', 'bci'),
      isAutomatic: fc.boolean(),
      settles: fc.constantFrom('money', 'money', 'withholding', 'writeOff'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('allocate' as const),
      source: nth,
      documents: fc.uniqueArray(nth, { maxLength: 2 }),
      share,
      isAutomatic: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund' as const), source: nth, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('setOff' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const), record: nth }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('restore' as const), record: nth }),
  },
];

const movements = (
  lines: fc.Arbitrary<readonly LineStep[]>,
  amountMinor: fc.Arbitrary<number>,
): readonly Weighted[] => [
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      amountMinor,
      way: fc.constantFrom('in', 'out', 'across'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('spend' as const),
      amountMinor,
      paidMinor: amountMinor,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('payExpense' as const), record: nth, amountMinor }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('openStock' as const), lines }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('transfer' as const),
      inTransit: fc.boolean(),
      lines,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('receive' as const), record: nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('count' as const),
      articleId: fc.constantFrom('rice', 'soap'),
      counted: fc.constantFrom('0', '3', '41'),
    }),
  },
];
