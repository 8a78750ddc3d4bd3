import type { NewJob } from '@balcao/jobs';

/** Puts several documents on paper as one file. */
export const printBatchJob = 'papers.print';

/** Attempts at a file: each begins again, and no copy is counted twice. */
const attempts = 3;

/** A document to be printed. */
export interface DocumentOfBatch {
  readonly id: string;
  /** As people name it. */
  readonly reference: string;
  /** The limits of whoever asked do not show it: a job reads without limits. */
  readonly isUnseen?: true;
}

/** What the papers of one file are: documents, or receipts and payments to suppliers. */
export type PrintedKind = 'documents' | 'payments';

/** What is to be printed. */
export interface PrintBatchOrder {
  readonly kind: PrintedKind;
  readonly documents: readonly DocumentOfBatch[];
}

/** The order of a file; its id is the job's. */
export const printBatchOrder = (
  id: string,
  who: Pick<NewJob, 'companyId' | 'actorId'>,
  { kind, documents }: PrintBatchOrder,
): NewJob => ({
  id,
  name: printBatchJob,
  ...who,
  attempts,
  payload: { kind, documents: documents.map((document) => ({ ...document })) },
});

/** The order in a job; undefined of one that is none. */
export function printBatchOf(payload: NewJob['payload']): PrintBatchOrder | undefined {
  if (typeof payload !== 'object' || payload === null || !('documents' in payload)) {
    return undefined;
  }
  const { documents } = payload;
  if (!Array.isArray(documents)) return undefined;
  return {
    // An order of before there were others says nothing of its kind.
    kind: 'kind' in payload && payload['kind'] === 'payments' ? 'payments' : 'documents',
    // What was ordered is what `printBatchOrder` made: this is where its type returns.
    documents: documents as readonly unknown[] as readonly DocumentOfBatch[],
  };
}

/** Where a file is kept. */
export const printBatchBlob = (id: string): string => `papers_${id}`;
