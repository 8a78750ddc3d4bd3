import { formatMinor } from '@balcao/pricing';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { usedMinorOf } from '../documents/index.js';
import { Problems, refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import { creditSource } from './credit-source.js';
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
  refuseStale(books, id, expectedRevision);
  const problems = new Problems();
  const holder = { partyId, ledger, side, documentId: id };
  const settling = new Settling(books, holder, problems, before);
  const fundsMinor = totalMinor - source.usedByOthersMinor;
  const after =
    command.isAutomatic === true
      ? settling.takeOldestFirst(fundsMinor)
      : readAllocations(settling, command.allocations ?? [], problems);
  problems.refuseIfAny();
  const usedMinor = usedMinorOf(side, after);
  if (usedMinor > fundsMinor) {
    const missing = formatMinor(usedMinor - fundsMinor);
    refuse('payment.lessThanDocuments', { missing }, 'allocations');
  }
  if (usedMinor < 0) refuse('payment.creditsExceedDocuments', undefined, 'allocations');
  if (isSame(before, after)) return [];
  const on = todayIn(books, context);
  return [
    {
      type: 'CreditReallocated',
      data: { id, on, partyId, ledger, source: document, before, after },
    },
  ];
};

function isSame(before: readonly Allocation[], after: readonly Allocation[]): boolean {
  if (before.length !== after.length) return false;
  const amounts = new Map(before.map(({ documentId, amountMinor }) => [documentId, amountMinor]));
  return after.every(({ documentId, amountMinor }) => amounts.get(documentId) === amountMinor);
}
