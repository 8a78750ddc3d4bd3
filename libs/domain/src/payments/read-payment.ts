import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Problems } from '../refusal.js';
import type { PaymentContent, PaymentRowContent } from './payments.commands.js';
import type { PaymentAtIssue } from './payments.events.js';
import { entriesOfRows, readRows, sumOf } from './read-rows.js';

/** A document that is paid as it is issued. */
export interface DocumentToPay {
  readonly totalMinor: number;
  readonly issuedOn: string;
  /** Purchases are paid out of the treasury. */
  readonly direction: 'in' | 'out';
  /** Without it, the default method pays all. */
  readonly payment: PaymentContent | undefined;
}

/**
 * Reads how a document is paid as it is issued: what its rows pay is its total, neither less nor,
 * since such a document takes no advance, more. A problem has a path below `payment`.
 */
export function readPayment(
  books: Books,
  { totalMinor, issuedOn, direction, payment }: DocumentToPay,
  problems: Problems,
): PaymentAtIssue | undefined {
  const sent = payment?.rows ?? paidByDefault(books, totalMinor);
  if (payment?.isAdvance === true) problems.add('isAdvance', 'payment.advanceNotSupported');
  if (totalMinor > 0 && sent.length === 0) problems.add('rows', 'payment.noMethod');
  const countBefore = problems.count;
  const rows = readRows(books, sent, issuedOn, problems, { roundsCash: direction === 'in' });
  if (problems.count > countBefore) return undefined;
  const paidMinor = sumOf(rows);
  if (paidMinor > totalMinor) problems.add('rows', 'payment.advanceNotSupported');
  else if (paidMinor < totalMinor && rows.length > 0) {
    const params = { paid: formatMinor(paidMinor), total: formatMinor(totalMinor) };
    problems.add('rows', 'payment.lessThanTotal', params);
  }
  return { rows, entries: entriesOfRows(rows, direction) };
}

function paidByDefault(books: Books, totalMinor: number): readonly PaymentRowContent[] {
  if (totalMinor === 0) return [];
  for (const { id, isDefault, isArchived } of books.payments.methods.values()) {
    if (isDefault && !isArchived) return [{ methodId: id, amountMinor: totalMinor }];
  }
  return [];
}
