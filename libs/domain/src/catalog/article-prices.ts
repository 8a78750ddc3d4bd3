import {
  isSamePrice,
  isUnitPrice,
  priceWithVat,
  priceWithoutVat,
  unitPrice,
  type Rate,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import type { RegisterFacts } from '../register-deciders/index.js';
import type { Problems } from '../refusal.js';
import { effectiveRate } from '../vat/index.js';
import type { ArticleFields } from './catalog.events.js';

type Sent = Readonly<Record<string, unknown>>;

/**
 * One of the two sale prices follows from the other. Where neither was sent but the VAT was, the
 * one that the company keeps its prices in stays.
 */
export function fillInPrices(books: Books, sent: Sent, before?: ArticleFields): Sent {
  const vat = rateOf(books, sent['vatId'] ?? before?.vatId);
  if (vat === undefined) return {};
  const { decimalPlaces, pricesIncludeVat } = books.companies.settings.get();
  const { salePrice: without, salePriceWithVat: withVat } = sent;
  if (isGiven(without)) {
    if (isGiven(withVat) || !isReadable(without)) return {};
    return { salePriceWithVat: priceWithVat(unitPrice(without), vat, decimalPlaces) };
  }
  if (isGiven(withVat)) {
    return isReadable(withVat) ? { salePrice: priceWithoutVat(unitPrice(withVat), vat) } : {};
  }
  if (!before || sent['vatId'] === undefined) return {};
  const { salePrice, salePriceWithVat } = before;
  return pricesIncludeVat && salePriceWithVat !== undefined
    ? { salePrice: priceWithoutVat(salePriceWithVat, vat) }
    : { salePriceWithVat: priceWithVat(salePrice, vat, decimalPlaces) };
}

function rateOf(books: Books, vatId: unknown): Rate | undefined {
  const vat = typeof vatId === 'string' ? books.vat.codes.get(vatId) : undefined;
  return vat && effectiveRate(vat);
}

const isGiven = (sent: unknown) => sent !== undefined && sent !== null && sent !== '';

const isReadable = (sent: unknown): sent is string => typeof sent === 'string' && isUnitPrice(sent);

/** The two sale prices are one, and every other price is for a category of clients. */
export function checkPrices(
  { books, fields, before }: RegisterFacts<ArticleFields, unknown>,
  problems: Problems,
): void {
  const { salePrice, salePriceWithVat, vatId, categoryPrices = [] } = fields;
  const vat = rateOf(books, vatId);
  if (salePriceWithVat !== undefined && vat !== undefined) {
    if (!isSamePrice(salePrice, salePriceWithVat, vat)) {
      const params = { price: salePrice, priceWithVat: salePriceWithVat };
      problems.add('salePriceWithVat', 'catalog.pricesDisagree', params);
    }
  }
  const known = new Set(before?.categoryPrices?.map(({ categoryId }) => categoryId));
  const seen = new Set<string>();
  for (const [index, { categoryId }] of categoryPrices.entries()) {
    const path = `categoryPrices.${index}.categoryId`;
    const category = books.parties.categories.get(categoryId);
    const isGone = category?.isArchived === true && !known.has(categoryId);
    if (!category || category.kind === 'supplier' || isGone) {
      problems.add(path, 'category.notSelected');
    }
    if (seen.has(categoryId)) problems.add(path, 'catalog.priceTwice', { line: index + 1 });
    seen.add(categoryId);
  }
}
