import type { AccountEntryRow } from '@balcao/contracts';
import type { DocumentEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Unstamped } from '../projection.js';

/** One row per event that touched a party's account: a balance is the sum of its rows. */
export const accountEntries = defineCollection<AccountEntryRow>({
  name: 'account_entries',
  version: 1,
  fields: {
    partyId: 'text',
    documentId: 'text',
    kind: 'text',
    on: 'text',
    debitMinor: 'integer',
    creditMinor: 'integer',
  },
  indexes: [['partyId', 'on']],
});

/** Ids are the revisions, padded: rows of the same day stay in the order of the journal. */
const entryId = (revision: number) => String(revision).padStart(12, '0');

export const accountEntriesProjection = defineProjection<AccountEntryRow, DocumentEvent>({
  name: 'account-entries',
  category: 'journal',
  collection: accountEntries,
  events: ['DocumentIssued', 'DocumentCancelled', 'DocumentRestored'],
  keys: ({ type, data, revision }) => {
    const isEntry = type === 'DocumentIssued' ? data.accountEffect !== 'none' : data.account;
    return isEntry ? [{ id: entryId(revision) }] : [];
  },
  fold: (_, event, { id }): Unstamped<AccountEntryRow> | undefined => {
    if (event.type === 'DocumentIssued') {
      const { id: documentId, partyId, reference, issuedOn, account } = event.data;
      return { id, partyId, documentId, reference, kind: 'issued', on: issuedOn, ...account };
    }
    const { id: documentId, account, on } = event.data;
    if (!account) return undefined;
    const kind = event.type === 'DocumentCancelled' ? 'cancelled' : 'restored';
    // Only the issuing event knows how the document is printed: whoever reads the rows fills it in.
    return { id, documentId, reference: '', kind, on, ...account };
  },
});
