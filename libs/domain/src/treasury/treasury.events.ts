import type { UnitPrice } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { RegisterEvent } from '../registers/index.js';

/** Where money is kept: a till or safe, a bank account, a mobile wallet. */
export interface TreasuryAccountFields {
  /** Unique. */
  readonly name: string;
  readonly kind: 'cash' | 'bank' | 'wallet';
  /** ISO 4217 code. */
  readonly currency: string;
  /** Below zero for an overdraft. */
  readonly openingBalanceMinor: number;
  readonly bank?: string;
  readonly accountNumber?: string;
  /** Printed on invoices, as the law asks: 21 digits. */
  readonly nib?: string;
  readonly iban?: string;
  readonly swift?: string;
}

/** Money that comes into an account, or leaves it when below zero, in the account's currency. */
export interface TreasuryEntry {
  readonly accountId: string;
  readonly amountMinor: number;
  /** The day on which a cheque or transfer counts, where it is not the day of the event. */
  readonly valueOn?: string;
  /** What it is worth in the company's currency, where the account's is another. */
  readonly worthMinor?: number;
  /** The part that only comes of rounding cash to coins; with the sign of what it adds. */
  readonly roundingMinor?: number;
}

/** A move of money that no document stands behind. */
export interface MovementData {
  readonly id: string;
  /** Calendar day in the company's time zone. */
  readonly on: string;
  readonly entries: readonly TreasuryEntry[];
  readonly description?: string;
  /** Of the bank's slip, or the like. */
  readonly reference?: string;
  /** The shift of a till that it is a part of: it is not taken back by itself. */
  readonly shiftId?: string;
}

/** Money came into one account. */
export type MoneyDeposited = EventOf<'MoneyDeposited', MovementData>;
/** Money left one account. */
export type MoneyWithdrawn = EventOf<'MoneyWithdrawn', MovementData>;
/** Money left one account for another: two entries, one event. */
export type MoneyTransferred = EventOf<
  'MoneyTransferred',
  MovementData & {
    /** Between currencies: what one unit that left bought. */
    readonly rate?: UnitPrice;
  }
>;
/** Takes a movement back, on the day of the cancelling; the entries are those that undo it. */
export type MovementCancelled = EventOf<
  'MovementCancelled',
  {
    readonly id: string;
    readonly on: string;
    readonly entries: readonly TreasuryEntry[];
    readonly reason: string;
  }
>;
/** Takes the cancelling back, on its own day: the entries are those of the movement again. */
export type MovementRestored = EventOf<
  'MovementRestored',
  { readonly id: string; readonly on: string; readonly entries: readonly TreasuryEntry[] }
>;

/** Nothing is entered on the account up to and with the day any more. Its id is the account's. */
export type TreasuryPeriodClosed = EventOf<
  'TreasuryPeriodClosed',
  { readonly id: string; readonly through: string }
>;
/** Takes the closing back to an earlier day, or away. */
export type TreasuryPeriodReopened = EventOf<
  'TreasuryPeriodReopened',
  { readonly id: string; readonly before: string; readonly through?: string }
>;

/** A line of a bank's statement, as the bank wrote it. */
export interface StatementLine {
  readonly on: string;
  readonly amountMinor: number;
  readonly description: string;
  readonly reference?: string;
  /** After the line, where the bank says it. */
  readonly balanceMinor?: number;
}

/** How a person read the files of an account: columns by their headings, not by their places. */
export interface StatementMapping {
  readonly columns: readonly MappedHeading[];
  /** The sign before the decimals; found in the file when absent. */
  readonly decimal?: ',' | '.';
  /** How days such as 03/04 are read; found in the file when absent. */
  readonly dayOrder?: 'dayFirst' | 'monthFirst';
  /** Positive amounts leave the account. */
  readonly isTurned?: boolean;
  /** The preset of a bank that the columns were taken from. */
  readonly preset?: string;
}

/** A heading, and what stands below it. */
export interface MappedHeading {
  /** The words at the top of the column. */
  readonly heading: string;
  /** If several columns have the heading: how many of them come before this one. */
  readonly nth?: number;
  /** If several columns have the heading: how many there are. */
  readonly of?: number;
  readonly field: string;
}

/** A bank's file was read; its lines move nothing, they are matched to entries. */
export type BankStatementImported = EventOf<
  'BankStatementImported',
  {
    readonly id: string;
    readonly accountId: string;
    readonly fileName?: string;
    readonly lines: readonly StatementLine[];
    /** How the file was read where a person chose it: the next one of the account is read so. */
    readonly mapping?: StatementMapping;
  }
>;
/** The statement was imported by mistake: its lines are as if they had never come. */
export type BankStatementUndone = EventOf<'BankStatementUndone', { readonly id: string }>;
/** A line of the statement is an entry of the account, or several that the bank booked as one. */
export type StatementLineMatched = EventOf<
  'StatementLineMatched',
  {
    readonly id: string;
    readonly line: number;
    readonly entryId: string;
    /** The entries that it also is. */
    readonly others?: readonly string[];
  }
>;
/** The line is not that entry after all; both may be matched again. */
export type StatementLineUnmatched = EventOf<
  'StatementLineUnmatched',
  {
    readonly id: string;
    readonly line: number;
    readonly entryId: string;
    readonly others?: readonly string[];
  }
>;

/** Facts of accounts and of money moved by itself; payments have their entries of their own. */
export type TreasuryEvent =
  | RegisterEvent<'TreasuryAccount', TreasuryAccountFields>
  | MoneyDeposited
  | MoneyWithdrawn
  | MoneyTransferred
  | MovementCancelled
  | MovementRestored
  | TreasuryPeriodClosed
  | TreasuryPeriodReopened
  | BankStatementImported
  | BankStatementUndone
  | StatementLineMatched
  | StatementLineUnmatched;
