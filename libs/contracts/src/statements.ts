import type {
  RefundStatementLine,
  SettleStatementLine,
  SpendStatementLine,
  StatementLine,
  StatementMapping,
  SuggestedSettlement,
} from '@balcao/domain';
import type { DayOrder, DecimalSign, TableReading, TextEncoding } from './imports.js';

/** What a column of a bank's file may hold; a file needs a day, and an amount in one or two. */
export const statementFields = [
  ...(['on', 'valueOn', 'description', 'reference', 'amount', 'debit', 'credit'] as const),
  ...(['mark', 'balance', 'status'] as const),
] as const;
/** What a column of a bank's file holds. */
export type StatementField = (typeof statementFields)[number];

/** How a bank's file is to be read: JSON in the part `plan`; what is missing is found out. */
export interface StatementPlan {
  /** The sheet of a workbook, by its name. */
  readonly sheet?: string;
  /** The row of the headings, as spreadsheets count; 0 for a file without any. */
  readonly headingRow?: number;
  readonly encoding?: TextEncoding;
  /** The field that each column stands for, by the column's index; the others are left out. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly decimal?: DecimalSign;
  readonly dayOrder?: DayOrder;
  /** Whether positive amounts leave the account, as statements of cards write them. */
  readonly isTurned?: boolean;
  /** The layout of a bank; `none` for no layout but the headings themselves. */
  readonly preset?: string;
}

/** The layout that a bank's files have. */
export interface StatementPresetRow {
  readonly id: string;
  readonly name: string;
  /** Published by the bank, or put together from the headings that banks of its group use. */
  readonly source: 'published' | 'unpublished';
}

/** A line of a bank's file, before anything is imported. */
export interface ReadStatementLine {
  readonly on: string;
  readonly description: string;
  readonly reference?: string;
  /** Signed: negative for money out. */
  readonly amountMinor: number;
  readonly balanceMinor?: number;
  /** Imported before, as it is or with its day and amount by another text; or new. */
  readonly likeness: 'known' | 'similar' | 'new';
  /** The running balance of the file says another amount. */
  readonly isOffBalance?: boolean;
}

/** `POST /api/bank-statements/read`: what a bank's file says; nothing is imported. */
export interface StatementReading extends TableReading {
  /** OFX, MT940 and CAMT.053 name their parts: there is nothing to map. */
  readonly isExact: boolean;
  /** What says which column is which: a person, what was kept, a layout, or the headings. */
  readonly mappedBy: 'chosen' | 'kept' | 'preset' | 'headings';
  /** The layout by which the file was read, and those to choose from. */
  readonly preset?: string;
  readonly presets: readonly StatementPresetRow[];
  readonly isTurned: boolean;
  /** What the account keeps of it once it is imported; only after a person has chosen. */
  readonly mapping?: StatementMapping;
  readonly lines: readonly ReadStatementLine[];
  /** Rows of the file that are no movements. */
  readonly leftOut: readonly { readonly line: number; readonly text: string }[];
  /** All that keeps it from being imported, in the caller's language. */
  readonly problems: readonly string[];
}

/** `GET /api/bank-statements/:id/settlements`: what a line of the statement probably settles. */
export interface LineSettlement extends SuggestedSettlement {
  /** From 0. */
  readonly line: number;
  readonly partyName: string;
}

/** `POST /api/bank-statements/:id/settle`. */
export type SettleLineBody = Omit<SettleStatementLine, 'type' | 'id'>;

/** `POST /api/bank-statements/:id/spend`. */
export type SpendLineBody = Omit<SpendStatementLine, 'type' | 'id'>;

/** `POST /api/bank-statements/:id/refund`. */
export type RefundLineBody = Omit<RefundStatementLine, 'type' | 'id'>;

/** `POST /api/bank-statements/:id/record`. */
export interface RecordLineBody {
  /** From 0. */
  readonly line: number;
  /** Of the deposit or withdrawal that it makes. */
  readonly movementId: string;
  readonly description?: string;
}

/** `POST /api/bank-statements`: the lines of a statement, or a bank's file as text. */
export interface ImportStatementBody {
  readonly id: string;
  readonly accountId?: string;
  readonly fileName?: string;
  readonly lines?: readonly StatementLine[];
  readonly text?: string;
  readonly skipped?: readonly number[];
  readonly mapping?: StatementMapping;
}
