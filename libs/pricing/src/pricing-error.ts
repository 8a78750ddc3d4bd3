/** Every refusal of this library, each with its params next to it. */
export type PricingErrorCode =
  | 'pricing.invalidQuantity' // value
  | 'pricing.invalidUnitPrice' // value
  | 'pricing.invalidRate' // value
  | 'pricing.invalidAmount' // value
  | 'pricing.tooManyDecimals' // value, places
  | 'pricing.tooManyDigits' // value, digits
  | 'pricing.negativeQuantity' // value or line
  | 'pricing.negativeUnitPrice' // value or line
  | 'pricing.negativeRate' // value or line
  | 'pricing.discountOutOfRange' // discount, line where it is a line's
  | 'pricing.tooManyDiscounts' // line, discounts
  | 'pricing.discountGivenTwice' // line
  | 'pricing.discountExceedsLine' // line, discountMinor, grossMinor
  | 'pricing.discountExceedsSubtotal' // discountMinor, subtotalMinor
  | 'pricing.taxGroupRateDiffers' // line, taxGroup
  | 'pricing.creditExceedsQuantity' // quantity, remaining, line where it is a document's
  | 'pricing.overflow';

/** What a message needs to name the place and the figure; `line` counts from 0. */
export type PricingErrorParams = Readonly<Record<string, string | number>>;

/** A refusal: the input cannot be priced as it stands, and the caller can be told why. */
export class PricingError extends Error {
  constructor(
    readonly code: PricingErrorCode,
    readonly params: PricingErrorParams = {},
  ) {
    super(code);
    this.name = 'PricingError';
  }
}
