import type { Rate } from './decimal.js';
import type { DocumentDiscount, LineInput } from './document.js';
import { LINE_DISCOUNTS_MAX } from './limits.js';
import { PricingError } from './pricing-error.js';
import { complement, productMinor, scaled, type Scaled } from './scaled.js';

/** A line read once: what both policies compute with. */
export interface ParsedLine {
  readonly quantity: Scaled;
  readonly unitPrice: Scaled;
  /** What each percentage leaves of the line. */
  readonly complements: readonly Scaled[];
  /** Quantity × price, rounded. */
  readonly grossMinor: number;
  /** The typed amount of discount; zero where there are percentages or none. */
  readonly discountMinor: number;
  readonly vatRate: Scaled;
  readonly taxGroup: string;
  readonly rate: Rate;
  /** Discounts of the document are on the other lines. */
  readonly isCharge: boolean;
}

const NONE: readonly Scaled[] = [];

/** Reads and checks a line; `index` names it in the refusal. */
export function parseLine(line: LineInput, index: number): ParsedLine {
  const quantity = scaled(line.quantity);
  const unitPrice = scaled(line.unitPrice);
  const vatRate = scaled(line.vatRate);
  if (quantity.units < 0) throw new PricingError('pricing.negativeQuantity', { line: index });
  if (unitPrice.units < 0) throw new PricingError('pricing.negativeUnitPrice', { line: index });
  if (vatRate.units < 0) throw new PricingError('pricing.negativeRate', { line: index });
  const grossMinor = productMinor([quantity, unitPrice]);
  return {
    quantity,
    unitPrice,
    complements: lineComplements(line, index),
    grossMinor,
    discountMinor: lineDiscountMinor(line, grossMinor, index),
    vatRate,
    taxGroup: line.taxGroup ?? line.vatRate,
    rate: line.vatRate,
    isCharge: line.isCharge === true,
  };
}

function lineComplements(line: LineInput, index: number): readonly Scaled[] {
  const { discounts } = line;
  if (discounts === undefined || discounts.length === 0) return NONE;
  if (line.discountMinor !== undefined) {
    throw new PricingError('pricing.discountGivenTwice', { line: index });
  }
  if (discounts.length > LINE_DISCOUNTS_MAX) {
    const params = { line: index, discounts: discounts.length };
    throw new PricingError('pricing.tooManyDiscounts', params);
  }
  return discounts.map((discount) => percentageComplement(discount, { line: index }));
}

function lineDiscountMinor(line: LineInput, grossMinor: number, index: number): number {
  const { discountMinor } = line;
  if (discountMinor === undefined) return 0;
  if (!Number.isSafeInteger(discountMinor) || discountMinor < 0) {
    const params = { line: index, discount: discountMinor };
    throw new PricingError('pricing.discountOutOfRange', params);
  }
  if (discountMinor > grossMinor) {
    const params = { line: index, discountMinor, grossMinor };
    throw new PricingError('pricing.discountExceedsLine', params);
  }
  return discountMinor;
}

/** A document discount read once: what a percentage leaves, or an amount of minor units. */
export type ParsedDiscount = ({ readonly complement: Scaled } | { readonly minor: number }) & {
  readonly taxGroup?: string;
};

/** Whether a discount of the document is on a line: not on charges, nor on other VAT codes. */
export const isOn = (
  discount: ParsedDiscount,
  line: Pick<ParsedLine, 'taxGroup' | 'isCharge'> | undefined,
): boolean =>
  line?.isCharge === false &&
  (discount.taxGroup === undefined || discount.taxGroup === line.taxGroup);

/** Reads and checks a document discount; none is an amount of zero. */
export function parseDocumentDiscount(discount: DocumentDiscount | undefined): ParsedDiscount {
  if (discount === undefined) return { minor: 0 };
  if ('percentage' in discount) {
    const { percentage, ...on } = discount;
    return { ...on, complement: percentageComplement(percentage, {}) };
  }
  if (!Number.isSafeInteger(discount.minor) || discount.minor < 0) {
    throw new PricingError('pricing.discountOutOfRange', { discount: discount.minor });
  }
  return discount;
}

/** A typed amount may take the whole subtotal, not more. */
export function refuseAbove(discountMinor: number, subtotalMinor: number): void {
  if (discountMinor <= subtotalMinor) return;
  throw new PricingError('pricing.discountExceedsSubtotal', { discountMinor, subtotalMinor });
}

function percentageComplement(percentage: Rate, place: { readonly line?: number }): Scaled {
  const read = scaled(percentage);
  const left = complement(read);
  if (read.units < 0 || left.units < 0) {
    throw new PricingError('pricing.discountOutOfRange', { ...place, discount: percentage });
  }
  return left;
}
