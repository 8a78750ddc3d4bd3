import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import {
  readCredits,
  readPayment,
  settleOrigin,
  sumOf,
  type Allocation,
  type PaymentContent,
} from '../payments/index.js';
import { Problems } from '../refusal.js';
import type { DocumentContent } from './document-content.js';
import type { AccountEntry, DocumentIssuedData } from './document.events.js';
import { ledgerOf } from '../ledger/index.js';

/** What is known of a document when its money is looked at. */
export interface DocumentAtIssue {
  readonly type: Pick<DocumentTypeFields, 'group' | 'accountEffect'>;
  readonly account: AccountEntry;
  readonly issuedOn: string;
  readonly partyId: string;
}

/** How a cash sale is paid, and what a note takes off the document that it corrects. */
export function moneyAtIssue(
  books: Books,
  { type, account, issuedOn, partyId }: DocumentAtIssue,
  { payment, originId }: Pick<DocumentContent, 'payment' | 'originId'>,
): Partial<Pick<DocumentIssuedData, 'payment' | 'settles' | 'account'>> {
  const { group, accountEffect } = type;
  if (accountEffect === 'both') {
    const problems = new Problems('payment');
    const direction = group === 'purchases' ? 'out' : 'in';
    const credits = group === 'sales' ? creditsOf(books, partyId, payment, problems) : [];
    const totalMinor = account.debitMinor - sumOf(credits);
    if (totalMinor < 0) {
      const left = formatMinor(-totalMinor);
      problems.add('credits', 'payment.moreThanDocuments', { left });
    }
    problems.refuseIfAny();
    const paid = readPayment(books, { totalMinor, issuedOn, direction, payment }, problems);
    problems.refuseIfAny();
    if (credits.length === 0) return paid ? { payment: paid } : {};
    // What is paid with credit was on the client's account before: it comes off it here.
    const settled = { account: { ...account, creditMinor: totalMinor }, settles: credits };
    return paid ? { ...settled, payment: paid } : settled;
  }
  if (originId === undefined) return {};
  const settles = settleOrigin(books, { originId, partyId, ledger: ledgerOf(group), account });
  return settles.length > 0 ? { settles } : {};
}

function creditsOf(
  books: Books,
  partyId: string,
  payment: PaymentContent | undefined,
  problems: Problems,
): readonly Allocation[] {
  const sent = payment?.credits ?? [];
  return sent.length === 0 ? [] : readCredits(books, partyId, sent, problems);
}
