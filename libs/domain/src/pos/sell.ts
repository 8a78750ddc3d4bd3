import type { Books } from '../books.js';
import { yearOf } from '../calendar.js';
import type { Decide, DecideContext } from '../decide.js';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { refuseBeyondLimits } from '../identity/index.js';
import { issueDocument, type DocumentContent, type IssueDocument } from '../documents/index.js';
import type { PaymentContent } from '../payments/index.js';
import type { Writable } from '../kernel/index.js';
import { assert, refuse } from '../refusal.js';
import { placeOf } from '../threads/index.js';
import { amendment } from './amend-shift.js';
import { withCashiers } from './line-cashiers.js';
import type { SellAtTill } from './pos.commands.js';
import { refusePriceChanges } from './price-limits.js';
import { actingShift, readActing, stampOf, type ActingShift } from './shift-of.js';
import { numberOnPaper, refuseOtherTotal } from './on-paper.js';
import { cashOf, dayOfIssue, rowsAtTill, seriesAtTill } from './till-money.js';

/** The default type of counter sales. */
const cashSale = 'VD';

/**
 * A sale at a till: document, payment, stock and cash of the shift, all or nothing. The cashier's
 * limits apply; an approval raises them.
 */
export const sellAtTill: Decide<SellAtTill> = (books, command, context) => {
  const { shiftId } = command;
  const shift = actingShift(books, shiftId, context);
  const acting = readActing(books, command, context);
  const typeId = command.documentTypeId ?? cashSale;
  refuseNotSold(books, typeId);
  const content = contentOf(books, command, { shift, at: acting.at, typeId, context });
  // Credit and stock are exceeded by whoever is at the till, whoever is signed in there.
  const selling = { ...context, actorId: acting.cashierId };
  const events = issueDocument(books, content, selling);
  const { event, others } = issuedIn(events);
  refuseOtherTotal(command, event.data);
  if (context.isPast !== true) {
    refusePriceChanges(books, event.data, acting.cashierId, context);
    refuseBeyondLimits(books, events, selling);
  }
  const cashMinor = cashOf(books, shift, event.data.payment?.rows ?? []);
  const till = stampOf(shift, acting, cashMinor);
  const lines = withCashiers(books, event.data.lines, command.lines, acting);
  const issued: JournalEvent = { type: 'DocumentIssued', data: { ...event.data, lines, till } };
  if (!shift.isLate) return [...others, issued];
  const { id: recordId, reference, totals } = event.data;
  const late = { recordId, kind: 'sale', reference, totalMinor: totals.totalMinor } as const;
  return [...others, issued, amendment(books, shift, { ...late, cashMinor, at: acting.at })];
};

/** Sales that issue a document, paid at once or on account. */
export function refuseNotSold(books: Books, typeId: string): void {
  const type = books.documentTypes.types.get(typeId);
  if (!type || type.isArchived) refuse('document.typeNotLoaded', undefined, 'documentTypeId');
  const isSale = type.group === 'sales' && !type.requiresOrigin && type.movesStock !== 'in';
  const isCharged = type.accountEffect === 'both' || type.accountEffect === 'debit';
  if (!isSale || !isCharged) {
    refuse('shift.typeNotSold', { type: type.name }, 'documentTypeId');
  }
}

interface Selling {
  readonly shift: ActingShift;
  readonly at: string;
  readonly typeId: string;
  readonly context: DecideContext;
}

/** The sale as a document: missing fields come from the till and the company. */
function contentOf(
  books: Books,
  command: SellAtTill,
  { shift, at, typeId, context }: Selling,
): IssueDocument {
  const { saleId: draftId, lines, commercialDiscount, vatIncluded } = command;
  const named = command.seriesId ?? placeOf(command.documentId ?? '')?.seriesId;
  const day = dayOfIssue(books, named, at, context);
  const seriesId = named ?? seriesAtTill(books, shift, typeId, yearOf(day));
  const { cashRegisterId } = shift;
  const warehouseId = books.pos.cashRegisters.get(cashRegisterId)?.warehouseId;
  const clientId = command.clientId ?? books.companies.settings.get().defaultClientId;
  const content: Writable<DocumentContent> = {
    documentTypeId: typeId,
    issuedOn: dayOfIssue(books, seriesId, at, context),
    lines,
    cashRegisterId,
  };
  if (seriesId !== undefined) content.seriesId = seriesId;
  if (clientId === undefined) refuse('company.defaultClientNotSelected', undefined, 'clientId');
  content.clientId = clientId;
  if (warehouseId !== undefined) content.warehouseId = warehouseId;
  if (commercialDiscount) content.commercialDiscount = commercialDiscount;
  if (vatIncluded !== undefined) content.vatIncluded = vatIncluded;
  if (command.note !== undefined) content.note = command.note;
  if (command.orderNumber !== undefined) content.orderNumber = command.orderNumber;
  content.payment = paymentAt(books, shift, command.payment, typeId);
  return {
    type: 'IssueDocument',
    draftId,
    ...content,
    ...numberOnPaper(books, command, seriesId),
  };
}

/** Refuses payment for a sale on account. */
function paymentAt(
  books: Books,
  shift: ActingShift,
  payment: PaymentContent | undefined,
  typeId: string,
): PaymentContent {
  const isPaid = books.documentTypes.types.get(typeId)?.accountEffect === 'both';
  if (!isPaid && (payment?.rows.length ?? 0) > 0) {
    refuse('shift.paidOnAccount', undefined, 'payment');
  }
  if (!payment) return { rows: [] };
  return { ...payment, rows: rowsAtTill(books, shift, payment.rows) };
}

/** The document event, and the events that go with it. */
export function issuedIn(events: readonly JournalEvent[]): {
  readonly event: JournalEventOf<'DocumentIssued'>;
  readonly others: readonly JournalEvent[];
} {
  const event = events.find((one) => one.type === 'DocumentIssued');
  assert(event?.type === 'DocumentIssued', 'a document that is issued says so');
  return { event, others: events.filter((one) => one !== event) };
}
