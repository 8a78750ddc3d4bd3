import type { Books } from '../books.js';
import { readWithheldOf, withheldOf, type Withheld } from '../payments/index.js';
import { Problems } from '../refusal.js';
import type { DocumentContent } from './document-content.js';
import type { DocumentIssuedData, ExchangeSnapshot } from './document.events.js';

type Invoice = Pick<DocumentIssuedData, 'group' | 'accountEffect' | 'issuedOn' | 'totals'>;

interface Announced {
  readonly withheld?: Withheld;
  readonly exchange?: ExchangeSnapshot;
}

/**
 * What the client of an invoice will withhold as it pays. Only what waits to be paid announces it
 * (docs/rules.md, C12); the debt stays as it is until then. Of an invoice in another currency, the
 * State is owed the rate of the base in the company's currency.
 */
export function announcedWithholding(
  books: Books,
  { withholdingRateId: rateId }: DocumentContent,
  { group = 'sales', accountEffect, issuedOn: on, totals }: Invoice,
  exchange: ExchangeSnapshot | undefined,
): Announced {
  const worth = exchange && { exchange };
  if (rateId === undefined) return { ...worth };
  const problems = new Problems();
  if (group !== 'sales' || accountEffect !== 'debit') {
    problems.add('withholdingRateId', 'withholding.onInvoicesOnly');
  }
  const withheld = readWithheldOf(books, rateId, { on, baseMinor: totals.baseMinor }, problems);
  problems.refuseIfAny();
  if (withheld === undefined) return { ...worth };
  if (exchange === undefined) return { withheld };
  const withheldMinor = withheldOf(exchange.baseMinor, withheld.rate);
  return { withheld, exchange: { ...exchange, withheldMinor } };
}
