import {
  convertMinor,
  divideDecimals,
  rate as rateOf,
  unitPrice,
  type Rate,
} from '@balcao/pricing';
import type { VatFields } from './vat.events.js';

/**
 * What the law does with what is sold by a VAT code: taxed, at 0 with the right to deduct, exempt
 * without it, or outside the scope.
 */
export const saleMeanings = ['taxed', 'zeroRated', 'exempt', 'outside'] as const;
/** The meaning of a VAT code for what is sold. */
export type SaleMeaning = (typeof saleMeanings)[number];

/**
 * What something is bought for, which decides where and how much of its VAT is deducted; `reverse`
 * is charged by the buyer.
 */
export const purchaseUses = [
  ...(['inventory', 'asset', 'other', 'import', 'half', 'none', 'reverse'] as const),
] as const;
/** The use of what a line or an expense buys. */
export type PurchaseUse = (typeof purchaseUses)[number];

/** What a VAT code says of purchases: one use, or that of goods and of services. */
export const purchaseMeanings = ['byArticle', ...purchaseUses] as const;
/** The meaning of a VAT code for what is bought. */
export type PurchaseMeaning = (typeof purchaseMeanings)[number];

/** What the law does with sales by a code. */
export const saleMeaning = (vat: {
  readonly code: string;
  readonly rate: string;
  readonly onSales?: SaleMeaning;
}): SaleMeaning => vat.onSales ?? formerSaleMeaning(vat.code, vat.rate);

/**
 * How a company stands with VAT: it charges and deducts it; it pays the simplified tax of small
 * taxpayers (ISPC, Lei 5/2009) instead; or all that it sells is exempt (CIVA art. 9). The last two
 * charge none and deduct none.
 */
export const vatRegimes = ['normal', 'ispc', 'exempt'] as const;
/** How a company stands with VAT. */
export type VatRegime = (typeof vatRegimes)[number];

/** The turnover of a year up to which a company may be in the ISPC (Lei 9/2025), in minor units. */
export const ISPC_TURNOVER_MINOR_MAX = 400_000_000;

/** What something bought by a code is for; what moves stock is for sale, other things are not. */
export function purchaseUse(
  vat: Pick<VatFields, 'code' | 'rate' | 'onPurchases'>,
  movesStock: boolean,
  regime: VatRegime,
): PurchaseUse {
  if (regime !== 'normal') return 'none';
  const { onPurchases, code, rate } = vat;
  if (onPurchases === undefined) return formerPurchaseUse(code, rate);
  if (onPurchases !== 'byArticle') return onPurchases;
  return movesStock ? 'inventory' : 'other';
}

/** What the buyer charges itself by a code of reverse charge. */
export const reverseRateOf = ({ reverseRate }: Pick<VatFields, 'reverseRate'>): Rate =>
  reverseRate ?? formerReverseRate;

/** What was bought, in minor units of the company's currency. */
export interface BoughtFigures {
  readonly use: PurchaseUse;
  readonly baseMinor: number;
  readonly vatMinor: number;
  /** A percentage, of reverse charge. */
  readonly reverseRate?: Rate | undefined;
}

/** What becomes of the VAT of something bought; all are 0 or more. */
export interface PurchaseVat {
  readonly deductedMinor: number;
  /** Charged by the buyer to itself. */
  readonly selfChargedMinor: number;
  /** Part of what it costs (IAS 2.11). */
  readonly notDeductedMinor: number;
}

const half = unitPrice('0.5');

/** What of the VAT is deducted, and what is cost: together all that was charged. */
export function purchaseVat({ use, baseMinor, vatMinor, reverseRate }: BoughtFigures): PurchaseVat {
  switch (use) {
    case 'none':
      return { deductedMinor: 0, selfChargedMinor: 0, notDeductedMinor: vatMinor };
    case 'half': {
      const deductedMinor = convertMinor(vatMinor, half);
      return { deductedMinor, selfChargedMinor: 0, notDeductedMinor: vatMinor - deductedMinor };
    }
    case 'reverse': {
      const share = divideDecimals(reverseRate ?? formerReverseRate, rateOf('100'), 6);
      const chargedMinor = convertMinor(baseMinor, unitPrice(share));
      return {
        deductedMinor: chargedMinor,
        selfChargedMinor: chargedMinor,
        notDeductedMinor: vatMinor,
      };
    }
    case 'inventory':
    case 'asset':
    case 'other':
    case 'import':
      return { deductedMinor: vatMinor, selfChargedMinor: 0, notDeductedMinor: 0 };
  }
}

// Codes and lines that were recorded before codes said what they mean.

/** Codes at 0 % that left the right to deduct: articles 13 and 9(10) of the CIVA. */
const formerZeroRated = /^(EXP|ISE-B)/;

/** What a code of before the field meant on sales. */
export function formerSaleMeaning(code: string, rate: string): SaleMeaning {
  if (code.startsWith('NS')) return 'outside';
  if (rate !== '0') return 'taxed';
  return formerZeroRated.test(code) ? 'zeroRated' : 'exempt';
}

const formerUses: readonly (readonly [prefix: string, use: PurchaseUse])[] = [
  ['IMO', 'asset'],
  ['IMP', 'import'],
  ['OUT', 'other'],
  ['GAS', 'half'],
  ['ND', 'none'],
  ['AUT', 'reverse'],
];

/** What a code or a line of before the field meant on purchases. */
export function formerPurchaseUse(code: string, rate: string): PurchaseUse {
  const named = formerUses.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (named !== undefined) return named;
  // Article 19(2): what bears the reduced rate is not deducted.
  return rate === '16' || rate === '17' ? 'inventory' : 'none';
}

const formerReverseRate = rateOf('16');
