import type { EventOf } from '../kernel/index.js';

/** What a file may bring. */
export const importKinds = [
  'clients',
  'suppliers',
  'articles',
  'openingBalances',
  'openingStock',
  'openingTrialBalance',
  'fixedAssets',
  'articleCategories',
  'clientCategories',
  'supplierCategories',
  'entityCategories',
  'expenseCategories',
  'regions',
  'warehouses',
  'ledgerAccounts',
  'withholdingRates',
  'assetClasses',
  'entities',
  'vatCodes',
  'paymentMethods',
  'treasuryAccounts',
  'cashRegisters',
  'documentTypes',
  'series',
  'printModels',
] as const;
/** What the rows of one file stand for. */
export type ImportKind = (typeof importKinds)[number];

/** A row of the file that a rule refused; rows count from 1, headings aside. */
export interface RefusedRow {
  readonly row: number;
  readonly code: string;
}

/** A record that an import changed, and the revision of its change. */
export interface ImportedChange {
  readonly id: string;
  readonly revision: number;
}

/** What some rows of the file did. */
export interface ImportedRows {
  /** Ids of the records that they made. */
  readonly created: readonly string[];
  readonly changed: readonly ImportedChange[];
  /** Rows that said what was known already. */
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
  /** What rows changed beside their own records: what was the default until then. */
  readonly also?: readonly ImportedChange[];
}

/** A record that undoing an import, or redoing it, leaves as it is. */
export interface KeptRecord {
  readonly id: string;
  readonly name: string;
  /** `refused` where no rule lets it come back, such as a code that another record has by now. */
  readonly why: 'used' | 'changedSince' | 'refused';
}

/** A file is read in; its rows are commands of their own, which name the import as their cause. */
export type ImportBegun = EventOf<
  'ImportBegun',
  {
    readonly id: string;
    readonly kind: ImportKind;
    readonly fileName: string;
    /** SHA-256 of the file, in hex: only the same file goes on where it stopped. */
    readonly fileHash: string;
    readonly rows: number;
  }
>;

/** Some more rows were worked on; an import that was interrupted goes on behind them. */
export type ImportRowsRecorded = EventOf<
  'ImportRowsRecorded',
  ImportedRows & { readonly id: string }
>;

/** Every row was worked on; refused ones are named in `ImportRowsRecorded`. */
export type ImportFinished = EventOf<'ImportFinished', { readonly id: string }>;

/** Somebody wants no further rows; those under way are still written. */
export type ImportStopping = EventOf<'ImportStopping', { readonly id: string }>;

/** It was stopped before its last row; what it wrote is recorded. */
export type ImportCancelled = EventOf<'ImportCancelled', { readonly id: string }>;

/** What could be taken back has been: new records archived, changed ones as they were before. */
export type ImportUndone = EventOf<
  'ImportUndone',
  {
    readonly id: string;
    readonly archived: number;
    readonly reverted: number;
    /** The first of those that stay, by name. */
    readonly kept: readonly KeptRecord[];
    readonly keptCount: number;
  }
>;

/** Undoing it is taken back: records are restored, and changed as the file changed them. */
export type ImportRedone = EventOf<
  'ImportRedone',
  {
    readonly id: string;
    readonly restored: number;
    readonly reapplied: number;
    /** The first of those that stay as undoing left them, or as somebody left them since. */
    readonly kept: readonly KeptRecord[];
    readonly keptCount: number;
  }
>;

/** Which field each column of a file stands for, kept for the next file with these headings. */
export interface ImportMappingData {
  readonly id: string;
  readonly kind: ImportKind;
  readonly name: string;
  /** Of the file, in its order. */
  readonly headings: readonly string[];
  /** The field by the column's index; columns that are missing are left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly decimal?: ',' | '.';
  /** Whether days of the file are written day first, `28/02/2026`, or month first. */
  readonly dayOrder?: 'dayFirst' | 'monthFirst';
}

/** Kept, kept otherwise, or named otherwise. */
export type ImportMappingKept = EventOf<'ImportMappingKept', ImportMappingData>;
/** The mapping was forgotten; `name` is for the history. */
export type ImportMappingRemoved = EventOf<
  'ImportMappingRemoved',
  { readonly id: string; readonly name: string }
>;

/** How files came in; what each row made stands in the events of its own context. */
export type ImportsEvent =
  | ImportBegun
  | ImportRowsRecorded
  | ImportStopping
  | ImportCancelled
  | ImportFinished
  | ImportUndone
  | ImportRedone
  | ImportMappingKept
  | ImportMappingRemoved;
