import type { AccountEntryRow } from '@balcao/contracts';
import { ledgerOf, type DocumentEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { entryId, indexOf } from '../payments/entry-id.js';
import { documentEvents, payingEvents, type PayingEvent } from '../payments/settling-events.js';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';

/** One row per event that touched a party's account: a balance is the sum of its rows. */
export const accountEntries = defineCollection<AccountEntryRow>({
  name: 'account_entries',
  version: 4,
  fields: {
    partyId: 'text',
    ledger: 'text',
    documentId: 'text',
    kind: 'text',
    on: 'text',
    debitMinor: 'integer',
    creditMinor: 'integer',
  },
  // What a party owed once an event had been recorded is summed up without looking at a row.
  indexes: [
    ['partyId', 'ledger', 'on'],
    ['partyId', 'ledger', 'id', 'debitMinor', 'creditMinor'],
  ],
});

type Event = DocumentEvent | PayingEvent;

const kinds = {
  DocumentCancelled: 'cancelled',
  DocumentRestored: 'restored',
  PaymentCancelled: 'paymentCancelled',
  PaymentRestored: 'paymentRestored',
  RefundRecorded: 'refund',
  RefundCancelled: 'refundCancelled',
} as const;

/** A row for each event on an account; a set-off has two, on both accounts of its party. */
export const accountEntriesProjection = defineProjection<AccountEntryRow, Event>({
  name: 'account-entries',
  category: 'journal',
  collection: accountEntries,
  events: [...documentEvents, ...payingEvents],
  keys: ({ type, data, revision }) => {
    const isEntry = type === 'DocumentIssued' ? data.accountEffect !== 'none' : data.account;
    if (!isEntry) return [];
    // A set-off is on both accounts of its party.
    const isOnBoth = 'setOff' in data;
    return [{ id: entryId(revision) }, ...(isOnBoth ? [{ id: entryId(revision, 1) }] : [])];
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
        // Only the issuing event has the printed reference: the reader of the rows fills it in.
        const common = { documentId, reference: '', kind: kinds[event.type], on } as const;
        return { id, ledger: 'client', ...common, ...account };
      }
      case 'PaymentRecorded': {
        const { id: documentId, partyId, reference, issuedOn: on } = event.data;
        return { id, partyId, documentId, reference, kind: 'payment', on, ...entryOf(event, id) };
      }
      case 'PaymentCancelled':
      case 'PaymentRestored':
      case 'RefundRecorded':
      case 'RefundCancelled': {
        const { partyId, source, on } = event.data;
        const { documentId, reference } = source;
        const kind = kinds[event.type];
        return { id, partyId, documentId, reference, kind, on, ...entryOf(event, id) };
      }
    }
  },
});

/** Which account the row is of: of a set-off, the second is the supplier's. */
function entryOf(
  { data }: Folded<PayingEvent>,
  id: string,
): Pick<AccountEntryRow, 'ledger' | 'debitMinor' | 'creditMinor'> {
  const half = 'setOff' in data && indexOf(id) === 1 ? data.setOff : undefined;
  const { ledger, account } = half ?? data;
  return { ledger, ...account };
}
