import { createHash } from 'node:crypto';
import {
  DomainError,
  isOriginalPrinted,
  refuse,
  requirePermission,
  todayIn,
  ownName,
  type CopyKind,
  type Permission,
} from '@balcao/domain';
import { JobFailedForGood, type JobHandler, type JobRun } from '@balcao/jobs';
import { mergePdfs, renderPdf } from '@balcao/printing/pdf';
import { readPaper, type PaperGround } from '../mailing/read-paper.js';
import type { TaskGround } from '../task-ground.js';
import {
  printBatchBlob,
  printBatchOf,
  type DocumentOfBatch,
  type PrintBatchOrder,
  type PrintedKind,
} from './print-batch-order.js';
import { printBatchResult, type RefusedPaper } from './print-batch-result.js';

/** Bytes of a file, at most: five hundred long documents. */
const bytesMax = 400_000_000;

/** Laying out is most of the work; counting the copies comes last, and is not stopped. */
const laidOutShare = 95;

/** What it takes to hand papers of a kind out, and what is said of one that there is not. */
const kinds = {
  documents: { permission: 'documents.issue', missing: 'document.notFound' },
  payments: { permission: 'payments.record', missing: 'payment.notFound' },
} as const satisfies Readonly<Record<PrintedKind, { permission: Permission; missing: string }>>;

type BatchGround = PaperGround & Pick<TaskGround, 'clock'>;

/** A document as it was laid out. */
interface LaidOut {
  readonly document: DocumentOfBatch;
  readonly copy: CopyKind;
  readonly pdf: Uint8Array;
}

/** One attempt at a file. */
interface Attempt {
  readonly ground: BatchGround;
  readonly run: JobRun;
  readonly order: PrintBatchOrder;
  readonly refused: RefusedPaper[];
}

/**
 * Puts documents on paper as one file, each as the next copy of it: its original once, its second
 * copy afterwards. All are laid out before any is counted, so that one that is stopped has handed
 * out nothing. A document that is refused is named, and holds up no other.
 */
export function makePrintBatch(ground: BatchGround): JobHandler {
  return async (run) => {
    const { id, companyId, actorId, payload } = run.job;
    const order = printBatchOf(payload);
    if (order === undefined) throw new JobFailedForGood('not an order of documents to print');
    await ground.journals.inspect(companyId, (books) => {
      // Whoever asked may have lost the right to it since.
      requirePermission(books, actorId, kinds[order.kind].permission);
    });
    const attempt: Attempt = { ground, run, order, refused: [] };
    const laidOut = await layOutAll(attempt);
    run.signal.throwIfAborted();
    const counted = await countAll(attempt, laidOut);
    if (counted.length > 0) {
      const now = ground.clock().toISOString();
      const today = await ground.journals.inspect(companyId, (books) => todayIn(books, { now }));
      // Of an attempt that was cut off behind it.
      await ground.blobs.remove(companyId, printBatchBlob(id));
      await ground.blobs.put(companyId, {
        id: printBatchBlob(id),
        fileName: `${order.kind}-${today}-${counted.length}.pdf`,
        contentType: 'application/pdf',
        content: mergePdfs(counted.map(({ pdf }) => pdf)),
        bytesMax,
        storedAt: now,
      });
    }
    return printBatchResult(
      counted.map(({ copy }) => copy),
      attempt.refused,
    );
  };
}

async function layOutAll(attempt: Attempt): Promise<readonly LaidOut[]> {
  const { run, order } = attempt;
  const laidOut: LaidOut[] = [];
  for (const [index, document] of order.documents.entries()) {
    run.signal.throwIfAborted();
    const made = await unlessRefused(attempt, document, async () => {
      const copy = await nextCopy(attempt, document);
      return { document, copy, pdf: await layOut(attempt, document, copy) };
    });
    if (made !== undefined) laidOut.push(made);
    const percent = Math.floor((laidOutShare * (index + 1)) / order.documents.length);
    run.progress({ percent });
  }
  return laidOut;
}

/** Counts each copy as handed out; one that became another copy meanwhile is laid out again. */
async function countAll(
  attempt: Attempt,
  laidOut: readonly LaidOut[],
): Promise<readonly LaidOut[]> {
  const counted: LaidOut[] = [];
  for (const made of laidOut) {
    const { document } = made;
    const kept = await unlessRefused(attempt, document, async () => {
      const copy = await count(attempt, document, made);
      return copy === made.copy
        ? made
        : { document, copy, pdf: await layOut(attempt, document, copy) };
    });
    if (kept !== undefined) counted.push(kept);
  }
  return counted;
}

/** What it would be handed out as now. */
function nextCopy(attempt: Attempt, { id, isUnseen }: DocumentOfBatch): Promise<CopyKind> {
  const { ground, run, order } = attempt;
  if (isUnseen) refuse(kinds[order.kind].missing, { id });
  return ground.journals.inspect(run.job.companyId, (books) => {
    if (isOriginalPrinted(books, id)) return 'second';
    const { documents, payments } = books;
    const isCancelled = documents.cancelled.has(id) || payments.cancelled.has(id);
    return isCancelled ? 'duplicate' : 'original';
  });
}

/** The same attempt counts the same copy again, once. */
async function count(
  { ground, run }: Attempt,
  { id }: DocumentOfBatch,
  laidOut: Pick<LaidOut, 'copy' | 'pdf'>,
): Promise<CopyKind> {
  const { id: jobId, companyId, actorId } = run.job;
  for (const copy of ['original', 'second', 'duplicate'] as const) {
    const sent = { type: 'PrintDocument', id, copy } as const;
    try {
      await ground.journals.execute(companyId, {
        commandId: ownName(`${jobId}-${id}-${copy}`),
        actorId,
        correlationId: jobId,
        body: { ...sent, ...(copy === laidOut.copy && { sha256: sha256Of(laidOut.pdf) }) },
        sent,
      });
      return copy;
    } catch (error) {
      if (!(error instanceof DomainError) || copy === 'duplicate') throw error;
    }
  }
  return 'duplicate';
}

async function layOut(
  { ground, run, order }: Attempt,
  { id: documentId }: DocumentOfBatch,
  copy: CopyKind,
): Promise<Uint8Array> {
  const { id: jobId, companyId, actorId } = run.job;
  const read = await readPaper(ground, { jobId, companyId, actorId, documentId, copy });
  return read === undefined
    ? refuse(kinds[order.kind].missing, { id: documentId })
    : renderPdf(read.paper);
}

async function unlessRefused<T>(
  { refused }: Attempt,
  { reference }: DocumentOfBatch,
  make: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, params } = error.problems[0] ?? error;
    refused.push({ reference, problem: { code, params } });
    return undefined;
  }
}

const sha256Of = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex');
