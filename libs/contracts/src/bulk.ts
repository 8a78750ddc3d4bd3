import type { JobState } from './jobs.js';
import type { MailLanguage, SendingAnswer } from './mailing.js';
import { plainRegisters } from './resources/index.js';

/** Records of plain registers can be removed and restored many at once. */
const registerActions = plainRegisters.flatMap(({ path }) => [
  `${path}.archive` as const,
  `${path}.restore` as const,
]);

/** Those that send each row's paper: a row is done once its e-mail has gone out. */
export const sendingActions = ['documents.send', 'payments.send'] as const;
/** One of them. */
export type SendingAction = (typeof sendingActions)[number];

/** What can be done with many rows by one order. */
export const bulkActions = [
  ...registerActions,
  ...(['articles.changeCategory', 'articles.changePrices', 'clients.changeCategory'] as const),
  ...(['entities.changeCategory', 'suppliers.changeCategory'] as const),
  ...sendingActions,
  ...(['drafts.issue', 'drafts.discard'] as const),
  ...(['members.suspend', 'members.reinstate', 'series.close', 'series.reopen'] as const),
  ...(['expenses.cancel', 'expenses.restore', 'payments.cancel', 'payments.restore'] as const),
  ...(['deposits.cancel', 'withdrawals.cancel', 'transfers.cancel'] as const),
  ...(['deposits.restore', 'withdrawals.restore', 'transfers.restore'] as const),
];
/** `<path>.<verb>`, `articles.archive`. */
export type BulkActionName = (typeof bulkActions)[number];

/** Whether an action, by its name, sends. */
export const isSendingAction = (action: unknown): boolean =>
  sendingActions.some((each) => each === action);

/** Rows of one order at most. */
export const BULK_ROWS_MAX = 5_000;

/** Outcomes that an answer carries at most; the refused come first. */
export const BULK_OUTCOMES_SHOWN = 200;

/** A row, called as the list calls it that it was selected in. */
export interface BulkRow {
  readonly id: string;
  readonly name: string;
}

/** `POST /api/bulk`; answered by a `JobAccepted`. */
export interface BulkBody {
  readonly action: BulkActionName;
  readonly rows: readonly BulkRow[];
  /** Of `changeCategory`: none takes the category away. */
  readonly categoryId?: string;
  /** Of `send`: the language of the mail and its paper. */
  readonly language?: MailLanguage;
  /** Of `changePrices`: a signed decimal string; `-10` takes a tenth off. */
  readonly percent?: string;
  /** Of `cancel`: why. */
  readonly reason?: string;
  /** The token of the rehearsal that it was shown by: begun only if it would do the same still. */
  readonly rehearsed?: string;
}

/** A value that a record has, before and behind a change; null for none. */
export interface RehearsedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What would become of one row. */
export interface RehearsedRow extends BulkRow {
  /** Those of its fields that are plain texts and numbers. */
  readonly fields: readonly RehearsedField[];
  /** How much there is of an article that is removed, over all its places; a decimal string. */
  readonly inStock?: string;
  /** What is open on the account of a party that is removed, in minor units. */
  readonly balanceMinor?: number;
}

/** `POST /api/bulk/rehearse`: what an order would do; does nothing. */
export interface BulkRehearsal {
  /** The revision of the books that it was tried on. */
  readonly revision: number;
  readonly token: string;
  /** Rows that would be changed, and those that are so already. */
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** The first of those that change; `BULK_OUTCOMES_SHOWN` at most, as of those refused. */
  readonly rows: readonly RehearsedRow[];
  readonly refusals: readonly BulkOutcome[];
}

/** What became of one row of an order. */
export interface BulkOutcome extends BulkRow {
  /** Why it was refused, in the reader's language; null where it is done. */
  readonly refusal: string | null;
  /** Of `send`: how far the mail is that was ordered for the row. */
  readonly mail?: BulkMail;
}

/** A mail of an order; it is sent by a job of its own. */
export interface BulkMail extends Pick<SendingAnswer, 'to' | 'dueAt' | 'attempts' | 'failure'> {
  readonly state: SendingAnswer['state'] | 'cancelled';
}

/** `GET /api/bulk/:id`: how far an order is, and what became of its rows. */
export interface BulkAnswer {
  readonly id: string;
  readonly action: BulkActionName;
  /** Whether what is done of it can be taken back. */
  readonly isUndoable: boolean;
  /** The order whose rows it took back. */
  readonly undoes?: string;
  readonly state: JobState;
  /** Someone has asked it to stop, and it has not yet. */
  readonly isCancelling: boolean;
  readonly total: number;
  /** Of `send`: mails that have gone out. */
  readonly done: number;
  /** Of `send`: also mails that were given up. */
  readonly refused: number;
  /** Of `send`: mails that are on their way; none of other orders. */
  readonly waiting: number;
  /** The refused first, those that are done last; `BULK_OUTCOMES_SHOWN` at most. */
  readonly outcomes: readonly BulkOutcome[];
  /** The company's revision that shows all of it; reads may wait for it. */
  readonly revision: number;
}

/** `GET /api/bulk/:id/undo`: what taking an order back would do; does nothing. */
export interface BulkUndoPreview {
  /** Rows that would be as they were before. */
  readonly canUndo: number;
  readonly keptCount: number;
  /** The first of those that stay as they are, and why. */
  readonly kept: readonly BulkOutcome[];
}
