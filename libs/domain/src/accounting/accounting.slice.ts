import { Table, defineSlice } from '../kernel/index.js';
import { createRecords, evolveRecords, type RecordsOf } from '../registers/index.js';
import type { AccountingEvent } from './accounting.events.js';
import { evolveFixedAssets, type FixedAsset } from './evolve-assets.js';
import { accountingRegisters } from './ledger-accounts.register.js';

/** The chart of accounts, and which of them the company chose for what is posted. */
export type AccountingSlice = RecordsOf<typeof accountingRegisters> & {
  /** The code of an account, by what is posted there (`postingOf`). */
  readonly chosen: Table<string>;
  /** Entries of one's own that were taken back. */
  readonly reversed: Table<true>;
  /** Those in use and those disposed of; cancelled ones are gone. */
  readonly fixedAssets: Table<FixedAsset>;
  /** The months through which runs that stand depreciated, the last run last. */
  readonly depreciationRuns: Table<string>;
};

/** Folds the chart and what was chosen. */
export const accountingSlice = defineSlice<AccountingSlice, AccountingEvent>({
  create: (undo) => ({
    ...createRecords(accountingRegisters, undo),
    chosen: new Table(undo),
    reversed: new Table(undo),
    fixedAssets: new Table(undo),
    depreciationRuns: new Table(undo),
  }),
  evolve: {
    ...evolveRecords(accountingRegisters),
    PostingAccountChosen: ({ chosen }, { id, after }) => {
      if (after === undefined) chosen.delete(id);
      else chosen.set(id, after);
    },
    JournalEntryRecorded: () => undefined,
    JournalEntryReversed: ({ reversed }, { id }) => {
      reversed.set(id, true);
    },
    ...evolveFixedAssets,
  },
});
