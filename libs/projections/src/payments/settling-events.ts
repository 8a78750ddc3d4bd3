import type { DocumentEvent, SettlingEvent } from '@balcao/domain';
import { typesOf } from '../types-of.js';

/** What issues a document, takes it back or puts it back. */
export const documentEvents = typesOf<DocumentEvent['type']>({
  DocumentIssued: true,
  DocumentCancelled: true,
  DocumentRestored: true,
});

/** The settling events that change a balance: to allocate again changes none. */
export type PayingEvent = Exclude<SettlingEvent, { readonly type: 'CreditReallocated' }>;

/** The types of those events; one that is missing does not compile. */
export const payingEvents = typesOf<PayingEvent['type']>({
  PaymentRecorded: true,
  PaymentCancelled: true,
  PaymentRestored: true,
  RefundRecorded: true,
  RefundCancelled: true,
});

/** All events that change what is left to settle, apart from the documents themselves. */
export const settlingEvents: readonly SettlingEvent['type'][] = [
  ...payingEvents,
  'CreditReallocated',
];
