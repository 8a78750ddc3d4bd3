import type { Books } from '../books.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { readPayment, settleOrigin } from '../payments/index.js';
import { Problems } from '../refusal.js';
import type { DocumentContent } from './document-content.js';
import type { AccountEntry, DocumentIssuedData } from './document.events.js';
import { ledgerOf } from './documents.slice.js';

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
): Pick<DocumentIssuedData, 'payment' | 'settles'> {
  const { group, accountEffect } = type;
  if (accountEffect === 'both') {
    const problems = new Problems('payment');
    const direction = group === 'purchases' ? 'out' : 'in';
    const toPay = { totalMinor: account.debitMinor, issuedOn, direction, payment } as const;
    const paid = readPayment(books, toPay, problems);
    problems.refuseIfAny();
    return paid ? { payment: paid } : {};
  }
  if (originId === undefined) return {};
  const settles = settleOrigin(books, { originId, partyId, ledger: ledgerOf(group), account });
  return settles.length > 0 ? { settles } : {};
}
