import { formatMinor } from '@balcao/pricing';
import { isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import { refuseStale, refuseTakenId } from '../threads/index.js';
import { readMoneyReason, reversedEntries } from '../treasury/index.js';
import { creditSource } from './credit-source.js';
import type { CancelRefund, RefundCredit } from './payments.commands.js';
import type { RefundData } from './payments.events.js';
import { entriesOfRows, readRows, sumOf } from './read-rows.js';

/** Pays back what a payment or a credit note has left: to a client, or by a supplier. */
export const refundCredit: Decide<RefundCredit> = (books, command, context) => {
  const { id, sourceId } = command;
  refuseTakenId(books, id);
  const { partyId, ledger, document, leftMinor } = creditSource(
    books,
    sourceId,
    context,
    'sourceId',
  );
  if (document.side === (ledger === 'client' ? 'debit' : 'credit')) {
    refuse('payment.notFound', { id: sourceId }, 'sourceId');
  }
  const today = todayIn(books, context);
  const on = command.on ?? today;
  if (!isDay(on)) refuse('document.invalidDay', { field: 'on' }, 'on');
  const problems = new Problems();
  if (on > today) problems.add('on', 'treasury.inFuture', { today });
  if (on < document.issuedOn) problems.add('on', 'payment.refundBeforeIssue');
  if (command.rows.length === 0) problems.add('rows', 'payment.noMethod');
  const rows = readRows(books, command.rows, on, problems, { roundsCash: ledger === 'client' });
  problems.refuseIfAny();
  const amountMinor = sumOf(rows);
  if (amountMinor > leftMinor) {
    refuse('payment.refundTooLarge', { left: formatMinor(leftMinor) }, 'rows');
  }
  const data: RefundData = {
    id,
    on,
    partyId,
    ledger,
    source: { ...document, amountMinor },
    rows,
    account:
      ledger === 'client'
        ? { debitMinor: amountMinor, creditMinor: 0 }
        : { debitMinor: 0, creditMinor: amountMinor },
    entries: entriesOfRows(rows, ledger === 'client' ? 'out' : 'in'),
  };
  return [{ type: 'RefundRecorded', data }];
};

/** Takes a refund back: the credit is there again. */
export const cancelRefund: Decide<CancelRefund> = (books, command, context) => {
  const { id } = command;
  const refund = books.payments.refunds.get(id);
  if (!refund) {
    return books.threads.records.has(id)
      ? refuse('payment.refundCancelled')
      : refuse('record.notFound', { id });
  }
  refuseStale(books, id, command.expectedRevision);
  const problems = new Problems();
  const on = todayIn(books, context);
  const reason = readMoneyReason(command.reason, problems);
  const entries = reversedEntries(books, refund.entries, on, problems);
  problems.refuseIfAny();
  const { debitMinor, creditMinor } = refund.account;
  const account = { debitMinor: creditMinor, creditMinor: debitMinor };
  return [{ type: 'RefundCancelled', data: { ...refund, on, account, entries, reason } }];
};
