import type { Books } from '../books.js';
import { companyOf } from '../companies/index.js';
import { readWithheldOf, type Withheld } from '../payments/index.js';
import { Problems } from '../refusal.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData } from './document.events.js';

type Invoice = Pick<
  DocumentIssuedData,
  'group' | 'accountEffect' | 'currency' | 'issuedOn' | 'totals'
>;

/**
 * What the client of an invoice will withhold as it pays. Only what waits to be paid, in the
 * company's currency, announces it (docs/rules.md, C12); the debt stays as it is until then.
 */
export function announcedWithholding(
  books: Books,
  { withholdingRateId: rateId }: DocumentContent,
  { group = 'sales', accountEffect, currency, issuedOn: on, totals }: Invoice,
): Withheld | undefined {
  if (rateId === undefined) return undefined;
  const problems = new Problems();
  if (group !== 'sales' || accountEffect !== 'debit') {
    problems.add('withholdingRateId', 'withholding.onInvoicesOnly');
  } else if (currency !== companyOf(books).currency) {
    problems.add('withholdingRateId', 'withholding.ownCurrencyOnly');
  }
  const withheld = readWithheldOf(books, rateId, { on, baseMinor: totals.baseMinor }, problems);
  problems.refuseIfAny();
  return withheld;
}
