import type { EventOf } from '../kernel/index.js';
import type { EventsOf } from '../registers/index.js';
import type { FixedAssetEvent } from './fixed-assets.events.js';
import type { accountingRegisters } from './ledger-accounts.register.js';

/**
 * A role, or a part of it such as one VAT code, is posted to this account from now on, and all that
 * was posted before shows there; without `after` it is the official chart's again.
 */
export type PostingAccountChosen = EventOf<
  'PostingAccountChosen',
  {
    /** See `postingOf`. */
    readonly id: string;
    /** Codes of accounts. */
    readonly before?: string;
    readonly after?: string;
  }
>;

/** Entries of one's own: an ordinary one, or what there was before the books began. */
export const journalEntryKinds = ['general', 'opening'] as const;
/** One of the kinds. */
export type JournalEntryKind = (typeof journalEntryKinds)[number];

/** One line of an entry of one's own, in minor units of the company's currency. */
export interface JournalEntryLine {
  /** Of the company's chart. */
  readonly accountId: string;
  /** One of the two is 0, and none is below it. */
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly description?: string;
  readonly warehouseId?: string;
}

/** A person entered amounts into accounts: debits and credits are equal. */
export type JournalEntryRecorded = EventOf<
  'JournalEntryRecorded',
  {
    readonly id: string;
    readonly on: string;
    readonly kind: JournalEntryKind;
    readonly description: string;
    /** Of the paper that it is about. */
    readonly reference?: string;
    readonly lines: readonly JournalEntryLine[];
  }
>;
/** Takes an entry back on a day of its own; the lines are those that undo it. */
export type JournalEntryReversed = EventOf<
  'JournalEntryReversed',
  {
    readonly id: string;
    readonly on: string;
    readonly kind: JournalEntryKind;
    readonly reason: string;
    readonly reference?: string;
    readonly lines: readonly JournalEntryLine[];
  }
>;

/** Facts of the chart of accounts, of what is posted where, and of entries of one's own. */
export type AccountingEvent =
  | EventsOf<typeof accountingRegisters>
  | PostingAccountChosen
  | FixedAssetEvent
  | JournalEntryRecorded
  | JournalEntryReversed;
