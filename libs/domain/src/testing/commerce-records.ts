import type { Books } from '../books.js';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';

/** A journal and what the books say after it. */
export interface Journaled {
  readonly books: Books;
  readonly events: readonly JournalEvent[];
}

/** A record that can be taken back. */
export interface KnownRecord {
  readonly id: string;
  readonly isCancelled: boolean;
  readonly cancel: (reason: string) => Command;
  /** Missing where what is taken back stays so. */
  readonly restore?: () => Command;
}

type Undoing = Pick<KnownRecord, 'cancel' | 'restore'>;

function undoing({ type, data: { id } }: JournalEvent): Undoing | undefined {
  switch (type) {
    case 'DocumentIssued':
      return {
        cancel: (reason) => ({ type: 'CancelDocument', id, reason }),
        restore: () => ({ type: 'RestoreDocument', id }),
      };
    case 'PaymentRecorded':
      return {
        cancel: (reason) => ({ type: 'CancelPayment', id, reason }),
        restore: () => ({ type: 'RestorePayment', id }),
      };
    case 'ExpenseRecorded':
      return {
        cancel: (reason) => ({ type: 'CancelExpense', id, reason }),
        restore: () => ({ type: 'RestoreExpense', id }),
      };
    case 'RefundRecorded':
      return { cancel: (reason) => ({ type: 'CancelRefund', id, reason }) };
    case 'MoneyDeposited':
    case 'MoneyWithdrawn':
    case 'MoneyTransferred':
      return {
        cancel: (reason) => ({ type: 'CancelMovement', id, reason }),
        restore: () => ({ type: 'RestoreMovement', id }),
      };
    case 'StockTransferred':
      return { cancel: (reason) => ({ type: 'CancelStockTransfer', id, reason }) };
    case 'OpeningStockEntered':
      return { cancel: () => ({ type: 'CancelOpeningStock', id }) };
    default:
      return undefined;
  }
}

/** Everything in a journal that can be taken back, and whether it is. */
export function recordsOf(events: readonly JournalEvent[]): readonly KnownRecord[] {
  const records = new Map<string, KnownRecord>();
  for (const event of events) {
    const { id } = event.data;
    const fresh = undoing(event);
    if (fresh) records.set(id, { id, isCancelled: false, ...fresh });
    const known = records.get(id);
    if (known && /Cancelled$/.test(event.type)) records.set(id, { ...known, isCancelled: true });
    if (known && /Restored$/.test(event.type)) records.set(id, { ...known, isCancelled: false });
  }
  return [...records.values()];
}
