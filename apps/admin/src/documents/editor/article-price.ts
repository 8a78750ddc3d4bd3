import { priceWithVat, rate, round, unitPrice } from '@balcao/pricing';

/** The price of an article: without VAT, and with it where it is known. */
export interface ArticlePrice {
  readonly salePrice: string;
  readonly salePriceWithVat?: string;
}

/** The price of an article on a document: with or without VAT as the document says. */
export function articlePrice(
  { salePrice, salePriceWithVat }: ArticlePrice,
  vatRate: string,
  vatIncluded: boolean,
  /** Most decimals of a unit price. */
  decimalPlaces: number,
): string {
  if (!vatIncluded) return round(unitPrice(salePrice), decimalPlaces);
  return salePriceWithVat ?? priceWithVat(unitPrice(salePrice), rate(vatRate), decimalPlaces);
}
