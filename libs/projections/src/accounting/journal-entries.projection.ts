import type { JournalEntryRow } from '@balcao/contracts';
import type { JournalEntryRecorded, JournalEntryReversed } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection } from '../projection.js';

/** Manual journal entries; their postings are in `ledger_entries`. */
export const journalEntries = defineCollection<JournalEntryRow>({
  name: 'journal_entries',
  version: 1,
  fields: {
    on: 'text',
    kind: 'text',
    description: 'text',
    totalMinor: 'integer',
    status: 'text',
  },
  indexes: [['on'], ['status', 'on']],
  searchText: ({ description, reference = '' }) => `${description} ${reference}`,
});

/** A row for each entry; a reversal marks it. */
export const journalEntriesProjection = defineProjection<
  JournalEntryRow,
  JournalEntryRecorded | JournalEntryReversed
>({
  name: 'journal-entries',
  category: 'journal',
  collection: journalEntries,
  events: ['JournalEntryRecorded', 'JournalEntryReversed'],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, { type, data }) => {
    if (type === 'JournalEntryReversed') {
      return row && { ...row, status: 'reversed', reversedOn: data.on, reason: data.reason };
    }
    const totalMinor = data.lines.reduce((sum, { debitMinor }) => sum + debitMinor, 0);
    return { ...data, totalMinor, status: 'active' };
  },
});
