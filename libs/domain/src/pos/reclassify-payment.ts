import { formatMinor } from '@balcao/pricing';
import type { Decide } from '../decide.js';
import { todayIn } from '../companies/index.js';
import { entriesOfRows, readRows, sumOf } from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { reversedEntries } from '../treasury/index.js';
import { refuseLeavingCash } from './cash-limits.js';
import type { ReclassifyPayment } from './pos.commands.js';
import type { PaymentReclassified } from './shift.events.js';
import { actingShift, readActing, readReason, stampOf } from './shift-of.js';
import { cashOf, rowsAtTill } from './till-money.js';

/**
 * Corrects the means of payment of a sale while its shift is open. The document keeps its number
 * and figures, and both versions are kept.
 */
export const reclassifyPayment: Decide<ReclassifyPayment> = (books, command, context) => {
  const { shiftId, documentId } = command;
  const shift = actingShift(books, shiftId, context);
  const acting = readActing(books, command, context);
  const reason = readReason(command.reason);
  const issued =
    context.documents.get(documentId) ??
    refuse('document.notFound', { id: documentId }, 'documentId');
  const { reference, payment, till } = issued;
  if (till?.shiftId !== shiftId) refuse('shift.otherShift', { document: reference });
  if (books.documents.cancelled.has(documentId)) {
    refuse('document.alreadyCancelled', { document: reference });
  }
  const before = books.pos.reclassified.get(documentId) ?? payment?.rows ?? [];
  if (before.length === 0) refuse('shift.notPaid', { document: reference });
  const on = todayIn(books, context);
  const problems = new Problems();
  const after = readRows(books, rowsAtTill(books, shift, command.rows), on, problems, {
    roundsCash: true,
  });
  problems.refuseIfAny();
  const paidMinor = sumOf(before);
  if (sumOf(after) !== paidMinor) {
    const params = { paid: formatMinor(sumOf(after)), total: formatMinor(paidMinor) };
    refuse('payment.lessThanTotal', params, 'rows');
  }
  const taken = reversedEntries(books, entriesOfRows(before, 'in'), on, problems);
  problems.refuseIfAny();
  const entries = [...taken, ...entriesOfRows(after, 'in')];
  const cashMinor = cashOf(books, shift, after) - cashOf(books, shift, before);
  // What cash paid and another means is said to have paid now may lie in a pocket.
  const back = { cashMinor: 0 - cashMinor, as: 'refund', path: 'rows' } as const;
  refuseLeavingCash(books, { shift, acting, ...back }, context);
  const data: PaymentReclassified['data'] = {
    id: documentId,
    on,
    reference,
    before,
    after,
    entries,
    reason,
    till: stampOf(shift, acting, cashMinor),
  };
  return [{ type: 'PaymentReclassified', data }];
};
