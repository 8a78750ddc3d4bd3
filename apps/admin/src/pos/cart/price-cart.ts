import {
  priceDocument,
  quantity,
  rate,
  unitPrice,
  type DocumentDiscount,
  type LineInput,
  type PricedDocument,
  type PricingOptions,
  type RoundingPolicy,
} from '@balcao/pricing';
import type { DiscountContent, TillLine } from '@balcao/domain';
import type { Cart, CartDiscount, CartLine } from './cart.js';

/** The settings for pricing sales at a till. */
export interface TillPricing {
  readonly policy: RoundingPolicy;
  /** Rates by VAT code, as percentages: `16`. */
  readonly rates: ReadonlyMap<string, string>;
  /** Smallest coin that cash is rounded to, in minor units. */
  readonly coinMinor?: number | undefined;
}

/**
 * The figures of the sale as the document will have them; the same library computes both. Throws
 * `PricingError` if a discount exceeds its base.
 */
export function priceCart({ lines, discount }: Cart, pricing: TillPricing): PricedDocument {
  const options: PricingOptions = {
    policy: pricing.policy,
    vatIncluded: true,
    ...(discount !== undefined && { commercialDiscount: discountInput(discount) }),
  };
  return priceDocument(
    lines.map((line) => lineInput(line, pricing)),
    options,
  );
}

function lineInput(line: CartLine, { rates }: TillPricing): LineInput {
  return {
    quantity: quantity(line.quantity),
    unitPrice: unitPrice(line.unitPrice),
    vatRate: rate(rates.get(line.vatId) ?? '0'),
    taxGroup: line.vatId,
    ...lineDiscount(line.discount),
  };
}

function lineDiscount(discount: CartDiscount | undefined): Partial<LineInput> {
  if (discount === undefined) return {};
  return 'minor' in discount
    ? { discountMinor: discount.minor }
    : { discounts: [rate(discount.percentage)] };
}

const discountInput = (discount: CartDiscount): DocumentDiscount =>
  'minor' in discount ? discount : { percentage: rate(discount.percentage) };

/** The lines of the sale in the document's form. */
export const cartLines = ({ lines }: Cart): readonly TillLine[] =>
  lines.map(({ articleId, name, note, batch, discount, cashierId, ...line }) => ({
    articleId,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    vatId: line.vatId,
    ...(batch !== undefined && { batchId: batch.id }),
    ...(cashierId !== undefined && { cashierId }),
    ...(note !== undefined && { description: `${name} · ${note}` }),
    ...(discount !== undefined &&
      ('minor' in discount
        ? { discountMinor: discount.minor }
        : { discounts: [discount.percentage] })),
  }));

/** The discount of the sale in the document's form. */
export const cartDiscount = ({ discount }: Cart): DiscountContent | undefined => discount;
