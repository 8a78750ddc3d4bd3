import {
  articlePrice,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  unitPrice,
  type UnitPrice,
} from '@balcao/pricing';
import type { Books } from '../books.js';
import type { ArticleFields } from '../catalog/index.js';
import type { DecideContext } from '../decide.js';
import type { DocumentIssuedData } from '../documents/index.js';
import { limitsOf, mayDo, type MemberLimits } from '../identity/index.js';
import { Problems } from '../refusal.js';
import { effectiveRate } from '../vat/index.js';

const hundred = unitPrice('100');

/**
 * Refuses a price that is lower than the article's by more than the cashier's discount limit: a
 * lower price is a discount by another name. An approval raises the limit as for a discount.
 */
export function refusePriceChanges(
  books: Books,
  document: DocumentIssuedData,
  cashierId: string,
  { approval }: Pick<DecideContext, 'approval'>,
): void {
  const limits = limitsFor(books, cashierId, approval?.approverId);
  if (limits?.lineDiscount === undefined) return;
  const { lineDiscount: limit } = limits;
  const problems = new Problems();
  for (const [index, { articleId, unitPrice: price }] of document.lines.entries()) {
    const article = books.catalog.articles.get(articleId ?? '');
    if (!article) continue;
    const own = usualPrice(books, article, document) ?? price;
    if (compareDecimals(price, own) >= 0 || compareDecimals(own, unitPrice('0')) === 0) continue;
    const off = divideDecimals(multiplyDecimals(subtractDecimals(own, price), hundred), own, 2);
    if (compareDecimals(unitPrice(off), unitPrice(limit)) <= 0) continue;
    const params = { line: index + 1, price: own, discount: off, limit };
    problems.add(`lines.${index}.unitPrice`, 'limit.priceChangeExceeded', params);
  }
  problems.refuseIfAny();
}

/** The approver's limits replace the cashier's. */
function limitsFor(
  books: Books,
  cashierId: string,
  approverId: string | undefined,
): MemberLimits | undefined {
  const isApproved = approverId !== undefined && mayDo(books, approverId, 'pos.approve');
  return limitsOf(books, isApproved ? approverId : cashierId);
}

/** The article's price for the document's client, without any change. */
export function usualPrice(
  books: Books,
  article: ArticleFields,
  { partyId, vatIncluded }: DocumentIssuedData,
): UnitPrice | undefined {
  const vat = books.vat.codes.get(article.vatId);
  if (!vat) return undefined;
  const { categoryId } = books.parties.parties.get(partyId) ?? {};
  const { decimalPlaces } = books.companies.settings.get();
  const vatRate = effectiveRate(vat);
  return articlePrice(article, { categoryId, vatRate, vatIncluded, decimalPlaces });
}
