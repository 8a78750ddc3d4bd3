import type { PricingErrorCode } from '@balcao/pricing';
import { conflict, invalid, type ErrorSpec } from '../kernel/index.js';

/** Where a price cannot be computed; `line` counts from 1, and the document's own have none. */
export interface Place {
  readonly line?: number;
}

/** What the price calculation refuses, under its own codes. */
export const pricingErrors = {
  'pricing.invalidQuantity': invalid<Place>(),
  'pricing.invalidUnitPrice': invalid<Place>(),
  'pricing.invalidRate': invalid<Place>(),
  'pricing.invalidAmount': invalid<Place>(),
  'pricing.tooManyDecimals': invalid<Place & { value: string; places: number }>(),
  'pricing.tooManyDigits': invalid<Place & { value: string; digits: number }>(),
  'pricing.negativeQuantity': invalid<Place>(),
  'pricing.negativeUnitPrice': invalid<Place>(),
  'pricing.negativeRate': invalid<Place>(),
  'pricing.discountOutOfRange': invalid<Place & { discount: string }>(),
  'pricing.tooManyDiscounts': invalid<Place & { discounts: number }>(),
  'pricing.discountGivenTwice': invalid<Place>(),
  'pricing.discountExceedsLine': invalid<Place>(),
  'pricing.discountExceedsSubtotal': invalid<Place>(),
  'pricing.taxGroupRateDiffers': invalid<Place>(),
  'pricing.creditExceedsQuantity': conflict<Place & { quantity: string; remaining: string }>(),
  'pricing.overflow': invalid<Place>(),
} satisfies Record<PricingErrorCode, ErrorSpec<unknown>>;
