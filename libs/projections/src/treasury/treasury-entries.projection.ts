import type { TreasuryEntryRow } from '@balcao/contracts';
import { entryId, type StatementLineMatched, type StatementLineUnmatched } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { indexOf } from '../payments/entry-id.js';
import { defineProjection } from '../projection.js';
import { without } from '../without.js';
import { entriesOf, moneyEvents, treasuryRowsOf, type MoneyEvent } from './treasury-entries-of.js';

/** One row per amount on a treasury account: its balance is its opening and the sum of its rows. */
export const treasuryEntries = defineCollection<TreasuryEntryRow>({
  name: 'treasury_entries',
  version: 5,
  fields: {
    accountId: 'text',
    on: 'text',
    valueOn: 'text',
    amountMinor: 'integer',
    kind: 'text',
    sourceId: 'text',
    reference: 'text',
    statementId: 'text',
  },
  // What was on an account on a day is summed up without looking at a row.
  indexes: [
    ['accountId', 'on', 'amountMinor'],
    // All that subtotals of some days of all accounts are made of.
    ['on', 'kind', 'accountId', 'amountMinor'],
    ['sourceId'],
  ],
  fixed: ['accountId'],
  searchText: ({ reference, description }) =>
    [reference, description].filter((text) => text !== undefined).join(' '),
});

type Event = MoneyEvent | StatementLineMatched | StatementLineUnmatched;

/** A row for each entry, by the revision of its event and its place in it. */
export const treasuryEntriesProjection = defineProjection<TreasuryEntryRow, Event>({
  name: 'treasury-entries',
  category: 'journal',
  collection: treasuryEntries,
  events: [...moneyEvents, 'StatementLineMatched', 'StatementLineUnmatched'],
  keys: (event) => {
    if (isMatch(event)) {
      const { entryId: first, others = [] } = event.data;
      return [first, ...others].map((id) => ({ id }));
    }
    return entriesOf(event).map((_, index) => ({ id: entryId(event.revision, index) }));
  },
  fold: (row, event, { id }) => {
    if (!isMatch(event)) return treasuryRowsOf(event, event.revision)[indexOf(id)];
    if (!row) return undefined;
    const entry = without(row, 'statementId', 'line');
    if (event.type === 'StatementLineUnmatched') return entry;
    return { ...entry, statementId: event.data.id, line: event.data.line };
  },
});

function isMatch<E extends Event>(
  event: E,
): event is Extract<E, { readonly type: `StatementLine${string}` }> {
  return event.type === 'StatementLineMatched' || event.type === 'StatementLineUnmatched';
}
