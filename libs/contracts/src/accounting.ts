import type { BaseRow } from './rows.js';

/** The journals that entries are kept in. */
export const ledgerJournals = [
  'sales',
  'purchases',
  'money',
  'expenses',
  'stock',
  'opening',
  'other',
] as const;
/** One of the journals. */
export type LedgerJournal = (typeof ledgerJournals)[number];

/**
 * Layouts of `GET /api/accounting/posting-file`: columns with headings, for any program, and the
 * table that PHC CS imports.
 */
export const postingLayouts = ['csv', 'phc'] as const;
/** One of the layouts. */
export type PostingLayout = (typeof postingLayouts)[number];

/** One line of an entry: a row of `GET /api/reports/ledger_journal`. */
export interface LedgerEntryRow extends BaseRow {
  readonly on: string;
  readonly journal: LedgerJournal;
  /**
   * What it is posted to, a role and what tells its accounts apart (`sales:NOR`): the company's
   * chart says which account that is. Reports show the account.
   */
  readonly account: string;
  /** In the company's currency; one of the two is 0. */
  readonly debitMinor: number;
  readonly creditMinor: number;
  /** The document, payment, expense, movement, count or entry. */
  readonly sourceId: string;
  /** As printed or as written. */
  readonly reference?: string;
  readonly partyId?: string;
  readonly warehouseId?: string;
}

/** `GET /api/journal-entries`: an entry of one's own. */
export interface JournalEntryRow extends BaseRow {
  readonly on: string;
  /** What there was before the books began, or any other entry. */
  readonly kind: 'general' | 'opening';
  readonly description: string;
  readonly reference?: string;
  readonly lines: readonly JournalEntryLine[];
  /** Of its debits, and of its credits; in the company's currency. */
  readonly totalMinor: number;
  readonly status: 'active' | 'reversed';
  readonly reversedOn?: string;
  readonly reason?: string;
}

/** A line of an entry of one's own. */
export interface JournalEntryLine {
  readonly accountId: string;
  /** One of the two is 0. */
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly description?: string;
  readonly warehouseId?: string;
}

/** Body of `POST /api/journal-entries`. */
export interface RecordJournalEntryBody {
  readonly id: string;
  readonly on?: string;
  readonly kind?: 'general' | 'opening';
  readonly description: string;
  readonly reference?: string;
  readonly lines: readonly JournalEntryLineBody[];
}

/** A line of an entry: an account, and a debit or a credit above 0. */
export interface JournalEntryLineBody {
  readonly accountId?: string;
  readonly debitMinor?: number;
  readonly creditMinor?: number;
  readonly description?: string;
  readonly warehouseId?: string;
}

/** Body of `POST /api/journal-entries/:id/reverse`. */
export interface ReverseJournalEntryBody {
  /** Defaults to today. */
  readonly on?: string;
  readonly reason: string;
}

/** `GET /api/fixed-assets`. */
export interface FixedAssetRow extends BaseRow {
  readonly code: string;
  readonly name: string;
  readonly classId: string;
  readonly acquiredOn: string;
  /** It is depreciated from this day's month on. */
  readonly depreciatesFrom: string;
  /** Percentage of the cost in a year. */
  readonly rate: string;
  readonly costMinor: number;
  /** Before the books began. */
  readonly beforeMinor: number;
  /** In all. */
  readonly depreciatedMinor: number;
  /** What is left of the cost; 0 once it is disposed of. */
  readonly netMinor: number;
  readonly status: 'active' | 'disposed' | 'cancelled';
  readonly reference?: string;
  readonly location?: string;
  readonly againstAccountId?: string;
  readonly disposedOn?: string;
  readonly proceedsMinor?: number;
  /** Gain on its disposal; below zero a loss. */
  readonly resultMinor?: number;
  /** Of its disposal or cancellation. */
  readonly reason?: string;
}

/** Depreciation of one asset by one event; below zero where it is reversed. */
export interface DepreciationRow extends BaseRow {
  readonly assetId: string;
  readonly on: string;
  readonly amountMinor: number;
}

/** A row of `GET /api/reports/depreciation_map`: an asset in a period. */
export interface DepreciationMapRow extends BaseRow {
  readonly on: string;
  readonly classId: string;
  /** The name of the class. */
  readonly assetClass: string;
  readonly code: string;
  readonly name: string;
  readonly acquiredOn: string;
  readonly rate: string;
  readonly costMinor: number;
  /** Depreciated before the period. */
  readonly earlierMinor: number;
  /** In the period. */
  readonly periodMinor: number;
  readonly accumulatedMinor: number;
  /** What is left at the end of the period; 0 where it is disposed of by then. */
  readonly netMinor: number;
  readonly disposedOn?: string;
}

/** Body of `POST /api/fixed-assets`. */
export interface RecordFixedAssetBody {
  readonly id: string;
  readonly code?: string;
  readonly name?: string;
  readonly classId?: string;
  readonly acquiredOn?: string;
  /** Defaults to the day of purchase. */
  readonly depreciatesFrom?: string;
  readonly costMinor?: number;
  /** Depreciated before that, in other books. */
  readonly beforeMinor?: number;
  /** Defaults to that of the class. */
  readonly rate?: string;
  /** The account that its purchase or opening balance is on; nothing is posted without it. */
  readonly againstAccountId?: string;
  /** Of the entry; defaults to the day of purchase. */
  readonly on?: string;
  readonly reference?: string;
  readonly location?: string;
}

/** Body of `POST /api/fixed-assets/:id/dispose`. */
export interface DisposeOfFixedAssetBody {
  /** Defaults to today. */
  readonly on?: string;
  /** Without VAT. */
  readonly proceedsMinor?: number;
  /** The account that the sale is on. */
  readonly againstAccountId?: string;
  readonly reason: string;
}

/** Body of `POST /api/fixed-assets/depreciate`. */
export interface DepreciateFixedAssetsBody {
  readonly id: string;
  /** `2026-11`. */
  readonly through: string;
}

/** `GET /api/fixed-assets/depreciation`: the last run, and what one to the end of a month posts. */
export interface DepreciationAnswer {
  readonly count: number;
  readonly amountMinor: number;
  readonly last?: { readonly id: string; readonly through: string };
}

/** A row of `GET /api/reports/trial_balance`: an account in a period. */
export interface TrialBalanceRow extends BaseRow {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  /** The first digit of the code. */
  readonly class: string;
  /** Debits less credits before the period. */
  readonly openingMinor: number;
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly closingMinor: number;
}

/** What is posted where: a row of `GET /api/accounting/postings`. */
export interface PostingAccount {
  /** A role, `sales`, or a part of it, `sales:NOR`. */
  readonly id: string;
  /** What the role is called. */
  readonly role: string;
  /** The VAT code, treasury account, category or document type that it is of; all where missing. */
  readonly of?: string;
  readonly code: string;
  readonly name: string;
  /** The company chose it; the official chart's otherwise. */
  readonly isChosen: boolean;
}

/** What a kind of event posts: roles by their sides. */
export interface PostingRule {
  readonly event: string;
  readonly debit: readonly string[];
  readonly credit: readonly string[];
}

/** `GET /api/accounting/postings`. */
export interface PostingsAnswer {
  /** How many accounts the company's chart has. */
  readonly accounts: number;
  readonly postings: readonly PostingAccount[];
  /** Of the kinds of events that are posted. */
  readonly rules: readonly PostingRule[];
}

/** Body of `POST /api/accounting/chart`. */
export interface AdoptChartBody {
  readonly preset: 'nirf' | 'pe';
}

/** Body of `POST /api/accounting/postings/:id`. */
export interface ChoosePostingBody {
  /** Without it, the official chart's account. */
  readonly code?: string;
}
