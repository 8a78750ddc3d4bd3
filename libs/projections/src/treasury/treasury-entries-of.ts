import type { TreasuryEntryKind, TreasuryEntryRow } from '@balcao/contracts';
import type {
  DocumentEvent,
  ExpensesEvent,
  JournalEvent,
  PaymentReclassified,
  SettlingEvent,
  TreasuryEntry,
  TreasuryEvent,
} from '@balcao/domain';
import { entryId } from '../payments/entry-id.js';

/** Events that may put money on treasury accounts. */
export const moneyEvents = [
  'MoneyDeposited',
  'MoneyWithdrawn',
  'MoneyTransferred',
  'MovementCancelled',
  'MovementRestored',
  'DocumentIssued',
  'DocumentCancelled',
  'DocumentRestored',
  'PaymentRecorded',
  'PaymentCancelled',
  'PaymentRestored',
  'RefundRecorded',
  'RefundCancelled',
  'PaymentReclassified',
  'ExpenseRecorded',
  'ExpensePaid',
  'ExpenseCancelled',
  'ExpenseRestored',
] as const satisfies readonly JournalEvent['type'][];

type MoneyType = (typeof moneyEvents)[number];

/** An event of any context that has entries on treasury accounts. */
export type MoneyEvent = Extract<
  DocumentEvent | ExpensesEvent | PaymentReclassified | SettlingEvent | TreasuryEvent,
  { readonly type: MoneyType }
>;

const kinds: Readonly<Record<MoneyType, TreasuryEntryKind>> = {
  MoneyDeposited: 'deposit',
  MoneyWithdrawn: 'withdrawal',
  MoneyTransferred: 'transfer',
  MovementCancelled: 'cancelled',
  MovementRestored: 'restored',
  DocumentIssued: 'sale',
  DocumentCancelled: 'cancelled',
  DocumentRestored: 'restored',
  PaymentRecorded: 'receipt',
  PaymentCancelled: 'cancelled',
  PaymentRestored: 'restored',
  RefundRecorded: 'refund',
  RefundCancelled: 'cancelled',
  PaymentReclassified: 'sale',
  ExpenseRecorded: 'expense',
  ExpensePaid: 'expense',
  ExpenseCancelled: 'cancelled',
  ExpenseRestored: 'restored',
};

/** What the event puts on the accounts, and takes off them. */
export function entriesOf(event: MoneyEvent): readonly TreasuryEntry[] {
  if (event.type === 'DocumentIssued') return event.data.payment?.entries ?? [];
  return event.data.entries ?? [];
}

type Made = Omit<TreasuryEntryRow, 'revision'>;

/** The rows that the event makes, one for each entry. */
export function treasuryRowsOf(event: MoneyEvent, revision: number): readonly Made[] {
  const header = headerOf(event);
  return entriesOf(event).map((entry, index) => ({
    id: entryId(revision, index),
    sourceId: event.data.id,
    ...header,
    ...entry,
  }));
}

/** The event's day, and what it says of itself. */
function headerOf(event: MoneyEvent): Pick<Made, 'on' | 'kind' | 'reference' | 'description'> {
  const kind = kinds[event.type];
  switch (event.type) {
    case 'DocumentIssued':
    case 'PaymentRecorded': {
      const { issuedOn: on, reference, party } = event.data;
      const isPayment = event.type === 'PaymentRecorded' && event.data.ledger === 'supplier';
      return { on, kind: isPayment ? 'payment' : kind, reference, description: party.name };
    }
    case 'PaymentCancelled':
    case 'PaymentRestored':
    case 'RefundRecorded':
    case 'RefundCancelled':
      return { on: event.data.on, kind, reference: event.data.source.reference };
    case 'MoneyDeposited':
    case 'MoneyWithdrawn':
    case 'MoneyTransferred':
    case 'ExpenseRecorded': {
      const { on, description, reference } = event.data;
      return {
        on,
        kind,
        ...(description !== undefined && { description }),
        ...(reference !== undefined && { reference }),
      };
    }
    case 'PaymentReclassified': {
      const { on, reference, reason } = event.data;
      return { on, kind, reference, description: reason };
    }
    case 'MovementCancelled':
    case 'DocumentCancelled':
    case 'ExpenseCancelled':
      return { on: event.data.on, kind, description: event.data.reason };
    case 'MovementRestored':
    case 'DocumentRestored':
    case 'ExpensePaid':
    case 'ExpenseRestored':
      return { on: event.data.on, kind };
  }
}
