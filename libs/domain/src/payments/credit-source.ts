import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import { ledgerOf, usedMinorOf, type Ledger } from '../ledger/index.js';
import type { JournalEvent } from '../events.js';
import { refuse } from '../refusal.js';
import { openSeriesById } from '../series/index.js';
import type { Adjustment, Allocation, SettledDocument } from './payments.events.js';

/** A payment or a credit note as it stands: what it had, what it settles, what is left. */
export interface CreditSource {
  readonly partyId: string;
  readonly ledger: Ledger;
  readonly document: SettledDocument;
  /** Whether it is a receipt, and not a note. */
  readonly isPayment: boolean;
  readonly isSetOff: boolean;
  readonly allocations: readonly Allocation[];
  readonly adjustments: readonly Adjustment[];
  /** What its documents do not take and nobody else has used. */
  readonly leftMinor: number;
  /** What others used of it: refunds, and payments that it paid along with. */
  readonly usedByOthersMinor: number;
}

/** The payment or note, which stands and whose series is open; refused otherwise. */
export function creditSource(
  books: Books,
  id: string,
  { firstEvents }: Pick<DecideContext, 'firstEvents'>,
  path = '',
): CreditSource {
  const source = firstOf(firstEvents.get(id)) ?? refuse('payment.notFound', { id }, path);
  if (books.payments.cancelled.has(id) || books.documents.cancelled.has(id)) {
    refuse('payment.alreadyCancelled', { document: source.document.reference }, path);
  }
  openSeriesById(books, source.seriesId, source.year);
  const allocations = allocationsInForce(books, id, source.allocations);
  const leftMinor = books.documents.open.get(id)?.openMinor ?? 0;
  const { side, totalMinor } = source.document;
  const usedByOthersMinor = totalMinor - usedMinorOf(side, allocations) - leftMinor;
  return { ...source, allocations, leftMinor, usedByOthersMinor };
}

/** What a payment or note settles now: what it settled at first, unless that was changed. */
export function allocationsInForce(
  books: Books,
  id: string,
  atFirst: readonly Allocation[] = [],
): readonly Allocation[] {
  return books.payments.reallocated.get(id) ?? atFirst;
}

interface FirstOfSource extends Omit<CreditSource, 'leftMinor' | 'usedByOthersMinor'> {
  readonly seriesId: string;
  readonly year: number;
}

function firstOf(event: JournalEvent | undefined): FirstOfSource | undefined {
  if (event?.type === 'PaymentRecorded') {
    const { id, reference, issuedOn, paidMinor, account, setOff, ...rest } = event.data;
    const side = account.debitMinor > 0 ? 'debit' : 'credit';
    const document = { documentId: id, reference, side, totalMinor: paidMinor } as const;
    const own = { isPayment: true, isSetOff: setOff !== undefined };
    return { ...rest, ...own, document: { ...document, issuedOn, dueOn: issuedOn } };
  }
  if (event?.type === 'DocumentIssued') {
    const { id, reference, issuedOn, dueOn, account, group, settles = [], ...rest } = event.data;
    const signedMinor = account.debitMinor - account.creditMinor;
    if (signedMinor === 0) return undefined;
    const side = signedMinor > 0 ? 'debit' : 'credit';
    const document = { documentId: id, reference, side, issuedOn, dueOn } as const;
    return {
      ...rest,
      ledger: ledgerOf(group),
      document: { ...document, totalMinor: Math.abs(signedMinor) },
      allocations: settles,
      adjustments: [],
      isPayment: false,
      isSetOff: false,
    };
  }
  return undefined;
}
