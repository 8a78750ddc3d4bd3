import type { LedgerEntryRow, LedgerJournal } from '@balcao/contracts';
import {
  postedEventTypes,
  postingsOf,
  type JournalEntryKind,
  type PostedEvent,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { ofTheLast } from '../of-the-last.js';
import { entryId, indexOf } from '../payments/entry-id.js';
import { defineProjection, type Unstamped } from '../projection.js';

/**
 * One row per line of an accounting entry: every account is the sum of its rows. A row says what
 * was posted and not the account, which is the company's choice of today.
 */
export const ledgerEntries = defineCollection<LedgerEntryRow>({
  name: 'ledger_entries',
  version: 2,
  fields: {
    on: 'text',
    journal: 'text',
    account: 'text',
    debitMinor: 'integer',
    creditMinor: 'integer',
    sourceId: 'text',
    partyId: 'text',
    warehouseId: 'text',
  },
  indexes: [
    // What accounts come to in some days is summed up without looking at a row.
    ['account', 'on', 'debitMinor', 'creditMinor'],
    // The journal of some days, in its order.
    ['on', 'id'],
  ],
  fixed: ['account', 'journal'],
  searchText: ({ reference = '' }) => reference,
});

type Event = PostedEvent & { readonly metadata: { readonly recordedAt: string } };

const linesOf = ofTheLast((event: PostedEvent) => postingsOf(event));

/** A row for each line that an event posts, by its revision and the line's place. */
export const ledgerEntriesProjection = defineProjection<LedgerEntryRow, Event>({
  name: 'ledger-entries',
  category: 'journal',
  collection: ledgerEntries,
  events: postedEventTypes,
  keys: (event) => linesOf(event).map((_, index) => ({ id: entryId(event.revision, index) })),
  fold: (_, event, { id }): Unstamped<LedgerEntryRow> | undefined => {
    const line = linesOf(event)[indexOf(id)];
    if (line === undefined) return undefined;
    const { posting, amountMinor, partyId, warehouseId } = line;
    return {
      id,
      ...headingOf(event),
      account: posting,
      debitMinor: Math.max(0, amountMinor),
      creditMinor: Math.max(0, 0 - amountMinor),
      sourceId: event.data.id,
      ...(partyId !== undefined && { partyId }),
      ...(warehouseId !== undefined && { warehouseId }),
    };
  },
});

type EntryHeading = Pick<LedgerEntryRow, 'on' | 'journal' | 'reference'>;

const dayLength = '2026-01-01'.length;

/** The entry's day and journal, and what it is about as it is printed or written. */
function headingOf({ type, data, metadata }: Event): EntryHeading {
  switch (type) {
    case 'DocumentIssued':
      return heading(data.issuedOn, journalOf(data.group), data.reference);
    case 'DocumentCancelled':
    case 'DocumentRestored':
      return heading(data.on, journalOf(data.group), data.charges?.reference);
    case 'PaymentRecorded':
      return heading(data.issuedOn, 'money', data.reference);
    case 'PaymentCancelled':
    case 'PaymentRestored':
    case 'RefundRecorded':
    case 'RefundCancelled':
      return heading(data.on, 'money', data.source.reference);
    case 'PaymentReclassified':
      return heading(data.on, 'money', data.reference);
    case 'MoneyDeposited':
    case 'MoneyWithdrawn':
    case 'MoneyTransferred':
      return heading(data.on, 'money', data.reference ?? data.description);
    case 'MovementCancelled':
      return heading(data.on, 'money', data.reason);
    case 'MovementRestored':
      return heading(data.on, 'money');
    case 'ExpenseRecorded':
      return heading(data.on, 'expenses', data.reference ?? data.description);
    case 'ExpenseCancelled':
    case 'ExpenseRestored':
      return heading(data.on, 'expenses', data.expense?.reference);
    case 'ExpensePaid':
      return heading(data.on, 'expenses');
    case 'JournalEntryRecorded':
      return heading(data.on, diaryOf(data.kind), data.reference ?? data.description);
    case 'JournalEntryReversed':
      return heading(data.on, diaryOf(data.kind), data.reference ?? data.reason);
    case 'FixedAssetRecorded':
      return heading(data.on, 'other', data.reference ?? data.name);
    case 'FixedAssetCancelled':
    case 'FixedAssetDisposed':
    case 'FixedAssetRestored':
    case 'DepreciationReversed':
      return heading(data.on, 'other', data.reason);
    case 'FixedAssetsDepreciated':
      return heading(data.on, 'other', data.through);
    case 'TreasuryAccountRegistered':
    case 'TreasuryAccountChanged':
      return heading(metadata.recordedAt.slice(0, dayLength), 'other');
    default:
      return heading(data.on, 'stock');
  }
}

const heading = (on: string, journal: LedgerJournal, reference?: string): EntryHeading => ({
  on,
  journal,
  ...(reference !== undefined && { reference }),
});

const diaryOf = (kind: JournalEntryKind): LedgerJournal =>
  kind === 'opening' ? 'opening' : 'other';

const journalOf = (group: 'sales' | 'purchases' | 'internal' = 'sales'): LedgerJournal =>
  group === 'internal' ? 'stock' : group;
