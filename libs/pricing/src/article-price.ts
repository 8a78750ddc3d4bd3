import { round } from './decimal-arithmetic.js';
import { unitPrice, type Rate, type UnitPrice } from './decimal.js';
import { priceWithVat } from './vat-price.js';

/** What is known of the prices of an article; decimal strings in the company's currency. */
export interface ArticlePrices {
  /** Without VAT. */
  readonly salePrice: string;
  /** The price on the shelf; missing in records of before. */
  readonly salePriceWithVat?: string;
  /** What clients of a category pay instead, without VAT. */
  readonly categoryPrices?: readonly { readonly categoryId: string; readonly price: string }[];
}

/** For whom, and how, an article is priced. */
export interface PriceTerms {
  /** Of the client; none for those without a category. */
  readonly categoryId?: string | undefined;
  /** Of the article, as a percentage. */
  readonly vatRate: Rate;
  readonly vatIncluded: boolean;
  /** Most decimals of a unit price. */
  readonly decimalPlaces: number;
}

/**
 * What an article costs a client: the price of the client's category where there is one, else the
 * article's own; with VAT where the document includes it. Everything that prices an article asks
 * here, so that the till, the documents and the limits of a cashier agree.
 */
export function articlePrice(
  { salePrice, salePriceWithVat, categoryPrices }: ArticlePrices,
  { categoryId, vatRate, vatIncluded, decimalPlaces }: PriceTerms,
): UnitPrice {
  const special = categoryPrices?.find((one) => one.categoryId === categoryId)?.price;
  const net = unitPrice(special ?? salePrice);
  if (!vatIncluded) return unitPrice(round(net, decimalPlaces));
  if (special === undefined && salePriceWithVat !== undefined) return unitPrice(salePriceWithVat);
  return priceWithVat(net, vatRate, decimalPlaces);
}
