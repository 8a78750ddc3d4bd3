import type { Books } from '../books.js';
import { addDays, isDay } from '../calendar.js';
import { clocksIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import type { DocumentTypeFields } from '../document-types/index.js';
import { isClockBehind } from '../moment.js';
import { PAYMENT_TERMS_DAYS_MAX, type PartyFields } from '../parties/index.js';
import { refuse, type Problems } from '../refusal.js';
import type { RegisterRecord } from '../registers/index.js';
import type { DocumentContent } from './document-content.js';
import { DRAFT_ID_LENGTH_MAX } from './document.limits.js';

type DocumentType = RegisterRecord<DocumentTypeFields>;
type Party = RegisterRecord<PartyFields>;

/** A draft becomes a document once. */
export function refuseUsedDraft(books: Books, draftId: string): void {
  if (draftId === '' || draftId.length > DRAFT_ID_LENGTH_MAX) refuse('document.draftRequired');
  if (books.documents.drafts.get(draftId) !== undefined) {
    refuse('document.draftAlreadyIssued', { draftId });
  }
}

/**
 * Asks before a document is numbered while the clock of the machine is behind the last thing that a
 * person did in the company: one of the two is wrong (docs/rules.md, C6).
 */
export function refuseClockBehind(
  books: Books,
  { clock, acceptsClock }: Pick<DecideContext, 'clock' | 'acceptsClock'>,
): void {
  const last = books.clock.lastByPerson.get();
  if (clock === undefined || acceptsClock === true || !isClockBehind(clock, last)) return;
  const { timeZone } = books.companies.settings.get();
  refuse('document.clockBehind', clocksIn(timeZone, clock, last));
}

/** The type, if it is one that is issued with lines. */
export function issuableType(books: Books, typeId: string | undefined): DocumentType {
  const type = typeId === undefined ? undefined : books.documentTypes.types.get(typeId);
  if (!type || type.isArchived) {
    return refuse('document.typeNotLoaded', undefined, 'documentTypeId');
  }
  if (type.requiresPayment && type.accountEffect !== 'both') {
    return refuse('document.typeIssuedByPayments', { type: type.name }, 'documentTypeId');
  }
  return type;
}

/** When payment is due: the day or the days that were written, or the client's terms. */
export function readDueDay(
  content: DocumentContent,
  issuedOn: string,
  client: Party | undefined,
  problems: Problems,
): string {
  const { dueOn, paymentTermsDays } = content;
  if (dueOn !== undefined) {
    if (!isDay(dueOn)) problems.add('dueOn', 'document.invalidDay', { field: 'dueOn' });
    else if (dueOn < issuedOn) problems.add('dueOn', 'document.dueBeforeIssue');
    return dueOn;
  }
  const days = paymentTermsDays ?? client?.paymentTermsDays ?? 0;
  if (Number.isInteger(days) && days >= 0 && days <= PAYMENT_TERMS_DAYS_MAX) {
    return addDays(issuedOn, days);
  }
  const max = PAYMENT_TERMS_DAYS_MAX;
  problems.add('paymentTermsDays', 'document.invalidPaymentTerms', { max });
  return issuedOn;
}
