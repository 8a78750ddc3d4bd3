import type { MadeFileAnswer } from './made-files.js';

/** The most documents that one file is made of. */
export const PRINT_BATCH_MAX = 500;

/** `POST /api/print-batches`: documents on paper as one file, in this order. */
export interface PrintBatchBody {
  readonly documents: readonly string[];
}

/** `POST /api/payments/print-batches`: receipts and payments to suppliers, in this order. */
export interface PaymentPrintBatchBody {
  readonly payments: readonly string[];
}

/** A document that was not printed, and why, in the caller's language. */
export interface NotPrinted {
  readonly reference: string;
  readonly reason: string;
}

/** `GET /api/print-batches`, and of `/api/payments`: one's own, the newest first. */
export interface PrintBatchAnswer extends MadeFileAnswer {
  /** Documents asked for. */
  readonly total: number;
  /** Copies in the file, originals among them; null until it is made. */
  readonly printed: number | null;
  readonly originals: number | null;
  /** Those that were left out: how many, and the first of them. */
  readonly notPrintedCount: number;
  readonly notPrinted: readonly NotPrinted[];
}
