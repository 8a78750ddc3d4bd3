import type { Books } from '../books.js';
import type { DecideContext } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { printDocument } from '../documents/index.js';
import { partiesDeciders, receiptFields, type ReceiptConsent } from '../parties/index.js';
import { refuse } from '../refusal.js';
import { closeShift } from './close-shift.js';
import { countShift, moveShiftCash, noteShift } from './move-cash.js';
import { joinShift, openShift } from './open-shift.js';
import { dropParkedSale, parkSale, recallParkedSale } from './park-sale.js';
import type { JoinShift } from './pos.commands.js';
import { reclassifyPayment } from './reclassify-payment.js';
import { returnAtTill } from './return-sale.js';
import { sellAtTill } from './sell.js';
import { cashierName } from './shift-of.js';
import { takeBackAtTill } from './take-back.js';
import type { TillAction } from './till-entries.js';

/** Applies the rule for the kind of action. */
export function runAction(
  books: Books,
  action: TillAction,
  context: DecideContext,
): readonly JournalEvent[] {
  const { kind, said } = action;
  switch (kind) {
    case 'openShift':
      return openShift(books, { type: 'OpenShift', ...said }, context);
    case 'joinShift':
      refuseUnproved(books, said, context);
      return joinShift(books, { type: 'JoinShift', ...said }, context);
    case 'moveCash':
      return moveShiftCash(books, { type: 'MoveShiftCash', ...said }, context);
    case 'countShift':
      return countShift(books, { type: 'CountShift', ...said }, context);
    case 'closeShift':
      return closeShift(books, { type: 'CloseShift', ...said }, context);
    case 'note':
      return noteShift(books, { type: 'NoteShift', ...said }, context);
    case 'sell':
      return sellAtTill(books, { type: 'SellAtTill', ...said }, context);
    case 'return':
      return returnAtTill(books, { type: 'ReturnAtTill', ...said }, context);
    case 'takeBack':
      return takeBackAtTill(books, { type: 'TakeBackAtTill', ...said }, context);
    case 'reclassify':
      return reclassifyPayment(books, { type: 'ReclassifyPayment', ...said }, context);
    case 'park':
      return parkSale(books, { type: 'ParkSale', ...said }, context);
    case 'recall':
      return recallParkedSale(books, { type: 'RecallParkedSale', ...said }, context);
    case 'drop':
      return dropParkedSale(books, { type: 'DropParkedSale', ...said }, context);
    case 'print':
      return printDocument(books, { type: 'PrintDocument', ...said }, context);
    case 'client':
      return partiesDeciders.RegisterParty(books, { type: 'RegisterParty', ...said }, context);
    case 'consent':
      return keepConsent(books, said, context);
  }
}

/** Of a client who is gone from the lists in the meantime, nothing is kept. */
function keepConsent(
  books: Books,
  { id, channel, address, at }: ReceiptConsent & { readonly at?: string },
  context: DecideContext,
): readonly JournalEvent[] {
  if (books.parties.parties.get(id)?.isArchived !== false) return [];
  const fields = { [receiptFields[channel].address]: address ?? null };
  const change = { type: 'ChangeParty', id, fields } as const;
  return partiesDeciders.ChangeParty(books, change, { ...context, now: at ?? context.now });
}

/** A device acts for the member signed in; others join by PIN, which a server checks. */
function refuseUnproved(
  books: Books,
  { id, cashierId }: Pick<JoinShift, 'id' | 'cashierId'>,
  { actorId }: DecideContext,
): void {
  if (cashierId === actorId || books.pos.shifts.get(id)?.cashiers.has(cashierId) === true) return;
  refuse('shift.cashierNotIn', { cashier: cashierName(books, cashierId) });
}
