import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { usedMinorOf } from '../ledger/index.js';
import type { JournalEvent } from '../events.js';
import { Problems, refuse } from '../refusal.js';
import { openSeriesById } from '../series/index.js';
import { refuseStale } from '../threads/index.js';
import { readMoneyReason, reversedEntries, usableAccount } from '../treasury/index.js';
import { allocationsInForce, creditSource } from './credit-source.js';
import type { CancelPayment, RestorePayment } from './payments.commands.js';
import type {
  Allocation,
  PaymentEffect,
  PaymentRecordedData,
  SetOffHalf,
} from './payments.events.js';

/** Takes a payment back: its documents are open again, and the money is gone from the accounts. */
export const cancelPayment: Decide<CancelPayment> = (books, command, context) => {
  const { id } = command;
  const first = recordedOf(context.firstEvents.get(id), id);
  const source = creditSource(books, id, context);
  refuseStale(books, id, command.expectedRevision);
  // A refund, or another payment, has spent what would be taken back.
  if (source.usedByOthersMinor !== 0) refuse('payment.creditUsed');
  const problems = new Problems();
  const on = todayIn(books, context);
  const reason = readMoneyReason(command.reason, problems);
  const entries = reversedEntries(books, first.entries, on, problems);
  problems.refuseIfAny();
  const effect = effectOf(books, first, on);
  const { debitMinor, creditMinor } = first.account;
  const account = { debitMinor: creditMinor, creditMinor: debitMinor };
  const setOff = first.setOff && reversed(first.setOff);
  const data = { ...effect, account, entries, ...(setOff && { setOff }), reason };
  return [{ type: 'PaymentCancelled', data }];
};

/** Puts a cancelled payment back, as long as its documents still have room for it. */
export const restorePayment: Decide<RestorePayment> = (books, command, context) => {
  const { id } = command;
  const first = recordedOf(context.firstEvents.get(id), id);
  if (!books.payments.cancelled.has(id))
    refuse('payment.notCancelled', { document: first.reference });
  refuseStale(books, id, command.expectedRevision);
  openSeriesById(books, first.seriesId, first.year);
  const problems = new Problems();
  const on = todayIn(books, context);
  for (const { accountId } of first.entries) usableAccount(books, accountId, on, '', problems);
  const effect = effectOf(books, first, on);
  const { account, entries, setOff } = first;
  const settled = [...effect.settled, ...(setOff?.allocations ?? [])];
  refuseSettledMeanwhile(books, settled, problems);
  return [
    { type: 'PaymentRestored', data: { ...effect, account, entries, ...(setOff && { setOff }) } },
  ];
};

function recordedOf(event: JournalEvent | undefined, id: string): PaymentRecordedData {
  return event?.type === 'PaymentRecorded' ? event.data : refuse('payment.notFound', { id });
}

/** The purchases of a set-off, taken off the supplier's account again. */
function reversed({ account: { debitMinor, creditMinor }, ...half }: SetOffHalf): SetOffHalf {
  return { ...half, account: { debitMinor: creditMinor, creditMinor: debitMinor } };
}

type Effect = Omit<PaymentEffect, 'account' | 'entries' | 'setOff'>;

function effectOf(books: Books, first: PaymentRecordedData, on: string): Effect {
  const { id, partyId, ledger, reference, issuedOn, paidMinor, adjustments, account } = first;
  const allocations = allocationsInForce(books, id, first.allocations);
  const side = account.debitMinor > 0 ? 'debit' : 'credit';
  const source = {
    documentId: id,
    reference,
    side,
    totalMinor: paidMinor,
    issuedOn,
    dueOn: issuedOn,
    amountMinor: paidMinor - usedMinorOf(side, allocations),
  } as const;
  return { id, on, partyId, ledger, source, settled: [...allocations, ...adjustments] };
}

/** One document may be settled twice by the payment: by money and by a withholding. */
function refuseSettledMeanwhile(
  books: Books,
  settled: readonly Allocation[],
  problems: Problems,
): void {
  const needed = new Map<string, number>();
  for (const { documentId, reference, amountMinor } of settled) {
    const neededMinor = (needed.get(documentId) ?? 0) + amountMinor;
    needed.set(documentId, neededMinor);
    if (neededMinor > (books.documents.open.get(documentId)?.openMinor ?? 0)) {
      problems.add('', 'payment.documentNotOpen', { document: reference });
    }
  }
  problems.refuseIfAny();
}
