import type { AccountEntryRow } from '@balcao/contracts';
import {
  ledgerOf,
  type CreditReallocated,
  type DocumentEvent,
  type SettlingEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { entryId } from '../payments/entry-id.js';
import { defineProjection, type Unstamped } from '../projection.js';

/** One row per event that touched a party's account: a balance is the sum of its rows. */
export const accountEntries = defineCollection<AccountEntryRow>({
  name: 'account_entries',
  version: 2,
  fields: {
    partyId: 'text',
    ledger: 'text',
    documentId: 'text',
    kind: 'text',
    on: 'text',
    debitMinor: 'integer',
    creditMinor: 'integer',
  },
  indexes: [['partyId', 'ledger', 'on']],
});

/** To settle a document with what a payment has left changes no balance. */
type Event = DocumentEvent | Exclude<SettlingEvent, CreditReallocated>;

const kinds = {
  DocumentCancelled: 'cancelled',
  DocumentRestored: 'restored',
  PaymentCancelled: 'paymentCancelled',
  PaymentRestored: 'paymentRestored',
  RefundRecorded: 'refund',
  RefundCancelled: 'refundCancelled',
} as const;

export const accountEntriesProjection = defineProjection<AccountEntryRow, Event>({
  name: 'account-entries',
  category: 'journal',
  collection: accountEntries,
  events: [
    'DocumentIssued',
    'DocumentCancelled',
    'DocumentRestored',
    'PaymentRecorded',
    'PaymentCancelled',
    'PaymentRestored',
    'RefundRecorded',
    'RefundCancelled',
  ],
  keys: ({ type, data, revision }) => {
    const isEntry = type === 'DocumentIssued' ? data.accountEffect !== 'none' : data.account;
    return isEntry ? [{ id: entryId(revision) }] : [];
  },
  fold: (_, event, { id }): Unstamped<AccountEntryRow> | undefined => {
    switch (event.type) {
      case 'DocumentIssued': {
        const { id: documentId, partyId, reference, issuedOn: on, account, group } = event.data;
        const ledger = ledgerOf(group);
        return { id, partyId, ledger, documentId, reference, kind: 'issued', on, ...account };
      }
      case 'DocumentCancelled':
      case 'DocumentRestored': {
        const { id: documentId, account, on } = event.data;
        if (!account) return undefined;
        // Only the issuing event knows how it is printed: whoever reads the rows fills it in.
        const told = { documentId, reference: '', kind: kinds[event.type], on } as const;
        return { id, ledger: 'client', ...told, ...account };
      }
      case 'PaymentRecorded': {
        const { id: documentId, partyId, ledger, reference, issuedOn: on, account } = event.data;
        return { id, partyId, ledger, documentId, reference, kind: 'payment', on, ...account };
      }
      case 'PaymentCancelled':
      case 'PaymentRestored':
      case 'RefundRecorded':
      case 'RefundCancelled': {
        const { partyId, ledger, source, on, account } = event.data;
        const { documentId, reference } = source;
        const kind = kinds[event.type];
        return { id, partyId, ledger, documentId, reference, kind, on, ...account };
      }
    }
  },
});
