interface BaseRow {
  readonly id: string;
  readonly revision: number;
}

/** `GET /api/treasury-accounts`. */
export interface TreasuryAccountRow extends BaseRow {
  readonly name: string;
  readonly kind: 'cash' | 'bank' | 'wallet';
  readonly currency: string;
  readonly openingBalanceMinor: number;
  /** Opening balance and entries, in the account's currency. */
  readonly balanceMinor: number;
  readonly bank?: string;
  readonly accountNumber?: string;
  readonly nib?: string;
  readonly iban?: string;
  readonly swift?: string;
  /** The last day of what is closed. */
  readonly closedThrough?: string;
  readonly isArchived: boolean;
}

/** What put money on an account, or took it away. */
export type TreasuryEntryKind =
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'sale'
  | 'receipt'
  | 'payment'
  | 'refund'
  | 'expense'
  | 'cancelled'
  | 'restored';

/** `GET /api/treasury-accounts/:id/entries`, `GET /api/treasury-entries`. */
export interface TreasuryEntryRow extends BaseRow {
  readonly accountId: string;
  readonly on: string;
  readonly valueOn?: string;
  readonly amountMinor: number;
  readonly kind: TreasuryEntryKind;
  /** The document, payment, movement or expense. */
  readonly sourceId: string;
  /** As printed or as written on the slip. */
  readonly reference?: string;
  readonly description?: string;
  /** The line of a bank statement that it is reconciled with. */
  readonly statementId?: string;
  readonly line?: number;
  /** On the account after this entry, over all of its entries in the order of their days. */
  readonly balanceMinor?: number;
}

/** `GET /api/bank-statements`. */
export interface BankStatementRow extends BaseRow {
  readonly accountId: string;
  readonly fileName?: string;
  readonly firstOn: string;
  readonly lastOn: string;
  readonly lineCount: number;
  readonly matchedCount: number;
  /** Taken back as a whole. */
  readonly isUndone?: boolean;
}

/** `GET /api/bank-statements/:id/lines`. */
export interface BankStatementLineRow extends BaseRow {
  readonly statementId: string;
  /** From 0. */
  readonly line: number;
  readonly on: string;
  readonly amountMinor: number;
  readonly description: string;
  readonly reference?: string;
  readonly balanceMinor?: number;
  /** The entry that it is reconciled with, and those that the bank booked together with it. */
  readonly entryId?: string;
  readonly others?: readonly string[];
  /** The entry that it probably is, and others; only while it is not reconciled. */
  readonly suggestedEntryId?: string;
  readonly suggestedOthers?: readonly string[];
}

/** `GET /api/deposits`, `/withdrawals`, `/transfers`. */
export interface MovementRow extends BaseRow {
  readonly kind: 'deposit' | 'withdrawal' | 'transfer';
  readonly on: string;
  readonly accountId: string;
  /** Of a transfer. */
  readonly toAccountId?: string;
  /** In the currency of the account, without a sign. */
  readonly amountMinor: number;
  /** What arrived, of a transfer, in the currency of the other account. */
  readonly receivedMinor?: number;
  readonly rate?: string;
  readonly description?: string;
  readonly reference?: string;
  readonly status: 'active' | 'cancelled';
}

interface MovementBody {
  readonly id: string;
  readonly on?: string;
  readonly valueOn?: string;
  readonly description?: string;
  readonly reference?: string;
  readonly amountMinor: number;
}

/** `POST /api/deposits`, `/withdrawals`. */
export interface MoveMoneyBody extends MovementBody {
  readonly accountId?: string;
}

/** `POST /api/transfers`. */
export interface TransferMoneyBody extends MovementBody {
  readonly fromAccountId?: string;
  readonly toAccountId?: string;
  readonly receivedMinor?: number;
  readonly rate?: string;
}
