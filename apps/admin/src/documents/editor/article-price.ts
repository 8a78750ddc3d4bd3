import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  rate,
  round,
  unitPrice,
} from '@balcao/pricing';

export interface PriceRules {
  /** Whether prices of articles include VAT: the company's setting. */
  readonly articlesIncludeVat: boolean;
  /** Most decimals of a unit price. */
  readonly decimalPlaces: number;
}

/**
 * The price of an article on a document: with or without VAT as the document says, whatever the
 * article's own price is.
 */
export function articlePrice(
  salePrice: string,
  vatRate: string,
  vatIncluded: boolean,
  { articlesIncludeVat, decimalPlaces }: PriceRules,
): string {
  if (vatIncluded === articlesIncludeVat) return salePrice;
  const percent = addDecimals(rate('100'), rate(vatRate));
  const price = unitPrice(salePrice);
  return vatIncluded
    ? round(multiplyDecimals(price, divideDecimals(percent, rate('100'), 6)), decimalPlaces)
    : divideDecimals(multiplyDecimals(price, rate('100')), percent, decimalPlaces);
}
