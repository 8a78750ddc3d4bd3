import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { usedMinorOf } from '../ledger/index.js';
import { isOriginalPrinted } from '../papers/index.js';
import { Problems, refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import { creditSource, type CreditSource } from './credit-source.js';
import type { AllocateCredit } from './payments.commands.js';
import type { Allocation } from './payments.events.js';
import { readAllocations } from './read-allocations.js';
import { Settling } from './settlements.js';

/**
 * Settles documents with what a payment or a credit note has left, or settles others than before.
 * The balance of the account stays; what was settled before is kept in the history.
 */
export const allocateCredit: Decide<AllocateCredit> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const source = creditSource(books, id, context);
  const { partyId, ledger, document, allocations: before } = source;
  const { side, totalMinor } = document;
  // An invoice is no credit: documents are settled with it from the other side.
  if (side === (ledger === 'client' ? 'debit' : 'credit')) refuse('payment.notFound', { id });
  if (source.isSetOff) refuse('payment.setOffNotAllocated');
  refuseStale(books, id, expectedRevision);
  const problems = new Problems();
  const fundsMinor = totalMinor - source.usedByOthersMinor;
  const after = readAfter(books, command, source, fundsMinor, problems);
  problems.refuseIfAny();
  const usedMinor = usedMinorOf(side, after);
  if (usedMinor > fundsMinor) {
    const missing = formatMinor(usedMinor - fundsMinor);
    refuse('payment.lessThanDocuments', { missing }, 'allocations');
  }
  if (usedMinor < 0) refuse('payment.creditsExceedDocuments', undefined, 'allocations');
  if (isSame(before, after)) return [];
  if (source.isPayment && isOriginalPrinted(books, id) && !isKept(before, after)) {
    refuse('payment.originalPrinted');
  }
  const on = todayIn(books, context);
  return [
    {
      type: 'CreditReallocated',
      data: { id, on, partyId, ledger, source: document, before, after },
    },
  ];
};

/** What the credit is to settle from now on. */
function readAfter(
  books: Books,
  { id, isAutomatic, isAddition, allocations = [] }: AllocateCredit,
  { partyId, ledger, document, allocations: before }: CreditSource,
  fundsMinor: number,
  problems: Problems,
): readonly Allocation[] {
  const holder = { partyId, ledger, side: document.side, documentId: id };
  if (isAddition === true) {
    const settling = new Settling(books, holder, problems);
    const leftMinor = Math.max(0, fundsMinor - usedMinorOf(document.side, before));
    const added =
      isAutomatic === true
        ? settling.takeOldestFirst(leftMinor)
        : readAllocations(settling, allocations, problems);
    return together(before, added);
  }
  const settling = new Settling(books, holder, problems, before);
  return isAutomatic === true
    ? settling.takeOldestFirst(fundsMinor)
    : readAllocations(settling, allocations, problems);
}

/** Both, with one amount for each document. */
function together(
  before: readonly Allocation[],
  added: readonly Allocation[],
): readonly Allocation[] {
  const sums = new Map(before.map((allocation) => [allocation.documentId, allocation]));
  for (const allocation of added) {
    const { documentId, amountMinor } = allocation;
    const beforeMinor = sums.get(documentId)?.amountMinor ?? 0;
    sums.set(documentId, { ...allocation, amountMinor: beforeMinor + amountMinor });
  }
  return [...sums.values()];
}

/** Whether everything that the printed original says is settled still is. */
function isKept(before: readonly Allocation[], after: readonly Allocation[]): boolean {
  const amounts = new Map(after.map(({ documentId, amountMinor }) => [documentId, amountMinor]));
  return before.every(
    ({ documentId, amountMinor }) => (amounts.get(documentId) ?? 0) >= amountMinor,
  );
}

function isSame(before: readonly Allocation[], after: readonly Allocation[]): boolean {
  if (before.length !== after.length) return false;
  const amounts = new Map(before.map(({ documentId, amountMinor }) => [documentId, amountMinor]));
  return after.every(({ documentId, amountMinor }) => amounts.get(documentId) === amountMinor);
}
