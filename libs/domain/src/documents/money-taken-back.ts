import type { Books } from '../books.js';
import { allocationsInForce, entriesOfRows } from '../payments/index.js';
import { Problems, refuse } from '../refusal.js';
import { reversedEntries } from '../treasury/index.js';
import type { DocumentIssuedData, MoneyReversal } from './document.events.js';
import { ledgerOf, usedMinorOf } from '../ledger/index.js';

/**
 * What taking a document back undoes of money: its account, what was paid as it was issued, and
 * what it settles. Refused while payments or credits settle it, or use what is left of it.
 */
export function moneyTakenBack(
  books: Books,
  issued: DocumentIssuedData,
  on: string,
): MoneyReversal {
  const { id, account, partyId, group, payment } = issued;
  const settled = allocationsInForce(books, id, issued.settles);
  const signedMinor = account.debitMinor - account.creditMinor;
  const side = signedMinor > 0 ? 'debit' : 'credit';
  const leftMinor = books.documents.open.get(id)?.openMinor ?? 0;
  if (leftMinor !== Math.abs(signedMinor) - usedMinorOf(side, settled)) {
    refuse('document.hasPayments', { document: issued.reference });
  }
  const problems = new Problems();
  const rows = books.pos.reclassified.get(id);
  const paid = rows ? entriesOfRows(rows, 'in') : payment?.entries;
  const entries = paid && reversedEntries(books, paid, on, problems);
  problems.refuseIfAny();
  const { debitMinor, creditMinor } = account;
  const ledger = ledgerOf(group);
  return {
    ...(signedMinor !== 0 && {
      account: { partyId, ...ofSupplier(ledger), debitMinor: creditMinor, creditMinor: debitMinor },
    }),
    ...(entries && { entries }),
    ...(settled.length > 0 && { settled }),
  };
}

/** What putting a document back does again; refused where what it settled is settled by others. */
export function moneyPutBack(books: Books, issued: DocumentIssuedData, on: string): MoneyReversal {
  const { id, account, partyId, group, payment } = issued;
  const settled = allocationsInForce(books, id, issued.settles);
  for (const { documentId, reference, amountMinor } of settled) {
    if (amountMinor > (books.documents.open.get(documentId)?.openMinor ?? 0)) {
      refuse('payment.documentNotOpen', { document: reference });
    }
  }
  const problems = new Problems();
  // Only asks whether the accounts are open on the day: the money comes back as it was.
  const rows = books.pos.reclassified.get(id);
  const paid = rows ? entriesOfRows(rows, 'in') : payment?.entries;
  if (paid) reversedEntries(books, paid, on, problems);
  problems.refuseIfAny();
  return {
    ...(account.debitMinor !== account.creditMinor && {
      account: { partyId, ...ofSupplier(ledgerOf(group)), ...account },
    }),
    ...(paid && { entries: paid }),
    ...(settled.length > 0 && { settled }),
  };
}

const ofSupplier = (ledger: 'client' | 'supplier') => (ledger === 'supplier' ? { ledger } : {});
