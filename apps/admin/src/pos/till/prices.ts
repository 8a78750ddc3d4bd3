import type { ArticleRow, TillStart } from '@balcao/contracts';
import { effectiveRate, quantityOfPrice as domainQuantity } from '@balcao/domain';
import { priceWithVat as withVat, unitPrice, type Quantity } from '@balcao/pricing';

/** What an article costs at the till, with VAT; a decimal string. */
export function priceWithVat(article: ArticleRow, { vat, settings }: TillStart): string {
  if (article.salePriceWithVat !== undefined) return article.salePriceWithVat;
  const code = vat.find(({ id }) => id === article.vatId);
  if (code === undefined) return article.salePrice;
  return withVat(unitPrice(article.salePrice), effectiveRate(code), settings.decimalPlaces);
}

/** How much of an article a price label stands for. */
export const quantityOfPrice = (labelMinor: number, price: string): Quantity =>
  domainQuantity(labelMinor, unitPrice(price));
