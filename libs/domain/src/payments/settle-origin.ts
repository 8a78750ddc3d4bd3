import type { Books } from '../books.js';
import type { AccountEntry } from '../documents/index.js';
import type { Ledger } from '../ledger/index.js';
import type { Allocation } from './payments.events.js';
import { referenceOf } from './settlements.js';

/** A note that is being issued. */
export interface NoteToSettle {
  readonly originId: string;
  readonly partyId: string;
  readonly ledger: Ledger;
  readonly account: AccountEntry;
}

/**
 * What a note takes off the document that it corrects: as much as is left of it, when it is on the
 * other side of the same account. The rest of the note stays a credit of the party.
 */
export function settleOrigin(books: Books, note: NoteToSettle): readonly Allocation[] {
  const { originId, partyId, ledger, account } = note;
  const open = books.documents.open.get(originId);
  const side = account.debitMinor > account.creditMinor ? 'debit' : 'credit';
  if (!open || open.side === side || open.partyId !== partyId || open.ledger !== ledger) return [];
  const noteMinor = Math.abs(account.debitMinor - account.creditMinor);
  const amountMinor = Math.min(noteMinor, open.openMinor);
  if (amountMinor === 0) return [];
  const { totalMinor, issuedOn, dueOn } = open;
  const reference = referenceOf(books, originId);
  return [
    { documentId: originId, reference, side: open.side, totalMinor, issuedOn, dueOn, amountMinor },
  ];
}
