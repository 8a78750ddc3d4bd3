import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { DocumentIssuedData } from '../documents/index.js';
import type { JournalEvent } from '../events.js';
import {
  entriesOfRows,
  handedMinor,
  readRows,
  sumOf,
  type PaymentRowContent,
  type RefundData,
} from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { amendment } from './amend-shift.js';
import { stampOf, type Acting, type ActingShift } from './shift-of.js';
import { cashOf, rowsAtTill } from './till-money.js';

/** A credit note of a till, and where its money goes. */
interface Refunding {
  readonly shift: ActingShift;
  readonly acting: Acting;
  readonly note: DocumentIssuedData;
}

interface Refunded {
  readonly returnId: string;
  readonly refund?: readonly PaymentRowContent[];
}

/** The refund: at most what remains of the note. */
export function refundOf(
  books: Books,
  { refund: sent = [], returnId }: Refunded,
  { shift, acting, note }: Refunding,
): RefundData | undefined {
  const usedMinor = sumOf(note.settles ?? []);
  const leftMinor = note.account.creditMinor - usedMinor;
  if (sent.length === 0) {
    refuseNobodysCredit(books, note, leftMinor);
    return undefined;
  }
  const problems = new Problems();
  const atTill = rowsAtTill(books, shift, sent);
  const read = readRows(books, atTill, note.issuedOn, problems, {
    roundsCash: true,
    list: 'refund',
  });
  // Money that goes out gives no change.
  const rows = read.map((row) => ({ ...row, receivedMinor: handedMinor(row), changeMinor: 0 }));
  const amountMinor = sumOf(rows);
  problems.refuseIfAny();
  if (amountMinor > leftMinor) {
    refuse('payment.refundTooLarge', { left: formatMinor(leftMinor) }, 'refund');
  }
  if (amountMinor < leftMinor) refuseNobodysCredit(books, note, leftMinor - amountMinor);
  const cashMinor = 0 - cashOf(books, shift, rows);
  return {
    id: `${returnId}_refund`,
    on: note.issuedOn,
    partyId: note.partyId,
    ledger: 'client',
    source: {
      documentId: note.id,
      reference: note.reference,
      side: 'credit',
      totalMinor: note.account.creditMinor,
      issuedOn: note.issuedOn,
      dueOn: note.dueOn,
      amountMinor,
    },
    rows,
    account: { debitMinor: amountMinor, creditMinor: 0 },
    entries: entriesOfRows(rows, 'out'),
    till: stampOf(shift, acting, cashMinor),
  };
}

/** Credit needs a named client: the default client keeps none. */
function refuseNobodysCredit(books: Books, { partyId }: DocumentIssuedData, leftMinor: number) {
  const { defaultClientId } = books.companies.settings.get();
  if (leftMinor > 0 && partyId === defaultClientId)
    refuse('shift.creditOfNobody', undefined, 'refund');
}

interface Noted extends Refunding {
  /** The events that precede the note. */
  readonly others: readonly JournalEvent[];
  readonly refund: RefundData | undefined;
}

/** The note and its money in the shift, or as a correction if the shift has its Z. */
export function withRefundAt(
  books: Books,
  { shift, acting, note, others, refund }: Noted,
): readonly JournalEvent[] {
  const till = stampOf(shift, acting, 0);
  const refunded = refund?.rows.map(({ methodId, amountMinor }) => ({ methodId, amountMinor }));
  const data = { ...note, till, ...(refunded && { refunded }) };
  const events: JournalEvent[] = [
    ...others,
    { type: 'DocumentIssued', data },
    ...(refund ? [{ type: 'RefundRecorded', data: refund } as const] : []),
  ];
  if (!shift.isLate) return events;
  const { id: recordId, reference, totals } = note;
  const late = { recordId, kind: 'return', reference, totalMinor: 0 - totals.totalMinor } as const;
  const cashMinor = refund?.till?.cashMinor ?? 0;
  return [...events, amendment(books, shift, { ...late, cashMinor, at: acting.at })];
}
