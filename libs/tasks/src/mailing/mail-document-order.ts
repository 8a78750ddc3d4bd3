import type { JobSubject } from '@balcao/contracts';
import { ownName, referenceById } from '@balcao/domain';
import { type Job, type NewJob, payloadAs } from '@balcao/jobs';
import type { Language } from '@balcao/messages';

/** The job that sends a document or receipt to one address. */
export const mailDocumentJob = 'mail.document';

/** One attempt at once, and others over about half an hour. */
const attempts = 6;
const backoffMs = 30_000;

/** A document on its way to one address. */
export interface DocumentMailOrder {
  readonly kind: 'document' | 'payment';
  readonly documentId: string;
  readonly to: string;
  readonly language: Language;
  /** What the sender adds. */
  readonly note?: string;
}

/** The job of an order; `id` is new for each address. */
export function mailDocumentOrder(
  id: string,
  { companyId, actorId }: { readonly companyId: string; readonly actorId: string },
  { kind, documentId, to, language, note }: DocumentMailOrder,
): NewJob {
  const payload = { kind, documentId, to, language, ...(note !== undefined && { note }) };
  return { id, name: mailDocumentJob, companyId, actorId, payload, attempts, backoffMs };
}

/** The order that a job of the name carries. */
export const mailDocumentOrderOf = (job: Pick<Job, 'payload'>): DocumentMailOrder => payloadAs(job);

/** The id of the command that records that a document was sent, once for each job. */
export const sentCommandId = (jobId: string): string => ownName(`${jobId}-sent`);

/** The record of a job whose mail has gone. */
export const mailDocumentRecord = (job: Pick<Job, 'id' | 'payload'>) => ({
  commandId: sentCommandId(job.id),
  result: { to: mailDocumentOrderOf(job).to },
});

/** What an order sends, by its number. */
export function subjectOf({ kind, documentId }: DocumentMailOrder): JobSubject {
  return { kind, id: documentId, reference: referenceById(documentId) };
}
