import type {
  ArchiveCommand,
  ChangeCommand,
  RegisterCommand,
  RestoreCommand,
} from '../registers/index.js';
import type { StatementLine, StatementMapping, TreasuryAccountFields } from './treasury.events.js';

/** A new account, in the company's currency or one of its register. */
export type RegisterTreasuryAccount = RegisterCommand<'TreasuryAccount', TreasuryAccountFields>;
/** Corrects an account; the currency stays once there was money. */
export type ChangeTreasuryAccount = ChangeCommand<'TreasuryAccount', TreasuryAccountFields>;
/** Takes an account out of use, once nothing is on it. */
export type ArchiveTreasuryAccount = ArchiveCommand<'TreasuryAccount'>;
/** Puts an archived account back. */
export type RestoreTreasuryAccount = RestoreCommand<'TreasuryAccount'>;

/** The content of a movement apart from its accounts and amounts. */
export interface MovementContent {
  /** Chosen by the caller: letters, digits and `_`. */
  readonly id: string;
  /** Defaults to today. */
  readonly on?: string;
  readonly valueOn?: string;
  readonly description?: string;
  readonly reference?: string;
}

/** Money into an account, in its currency. */
export interface DepositMoney extends MovementContent {
  readonly type: 'DepositMoney';
  readonly accountId?: string;
  readonly amountMinor: number;
}

/** Money out of an account, in its currency. */
export interface WithdrawMoney extends MovementContent {
  readonly type: 'WithdrawMoney';
  readonly accountId?: string;
  readonly amountMinor: number;
}

/** Money from one account to another. */
export interface TransferMoney extends MovementContent {
  readonly type: 'TransferMoney';
  readonly fromAccountId?: string;
  readonly toAccountId?: string;
  /** What leaves. */
  readonly amountMinor: number;
  /** What arrives, between currencies; without it `rate` says it. */
  readonly receivedMinor?: number;
  /** What one unit that leaves buys, between currencies. */
  readonly rate?: string;
}

/** Takes a deposit, withdrawal or transfer back, today and with a reason. */
export interface CancelMovement {
  readonly type: 'CancelMovement';
  readonly id: string;
  readonly reason: string;
  readonly expectedRevision?: number;
}

/** Puts a cancelled movement back, today: the money moves as it did. */
export interface RestoreMovement {
  readonly type: 'RestoreMovement';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Closes an account up to and with a day. */
export interface CloseTreasuryPeriod {
  readonly type: 'CloseTreasuryPeriod';
  readonly id: string;
  readonly through: string;
  readonly expectedRevision?: number;
}

/** Opens what was closed: all of it, or what comes after a day. */
export interface ReopenTreasuryPeriod {
  readonly type: 'ReopenTreasuryPeriod';
  readonly id: string;
  readonly through?: string;
  readonly expectedRevision?: number;
}

/** The lines of a bank's file, in its order. */
export interface ImportBankStatement {
  readonly type: 'ImportBankStatement';
  readonly id: string;
  readonly accountId?: string;
  readonly fileName?: string;
  readonly lines: readonly StatementLine[];
  /** Lines, from 0, that are not taken: they are known by another text, say. */
  readonly skipped?: readonly number[];
  /** How a person had the file read; kept for the account. */
  readonly mapping?: StatementMapping;
}

/** Takes a whole statement back, while none of its lines is matched. */
export interface UndoBankStatement {
  readonly type: 'UndoBankStatement';
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Says that a line is an entry, or several together; lines count from 0. */
export interface MatchStatementLine {
  readonly type: 'MatchStatementLine';
  readonly id: string;
  readonly line: number;
  readonly entryId: string;
  /** The entries that it also is: what the bank booked as one. */
  readonly others?: readonly string[];
}

/** Makes the entry of a line that the books lack, a fee or interest, and matches the two. */
export interface RecordStatementLine {
  readonly type: 'RecordStatementLine';
  readonly id: string;
  readonly line: number;
  /** Of the deposit or withdrawal that it makes. */
  readonly movementId: string;
  /** Without it, the text of the line. */
  readonly description?: string;
}

/** Says that a line is not the entry that it was taken for; lines count from 0. */
export interface UnmatchStatementLine {
  readonly type: 'UnmatchStatementLine';
  readonly id: string;
  readonly line: number;
}
