import type { JobAnswer } from '@balcao/contracts';
import type { Job } from '@balcao/jobs';
import { isOfOneShift, seesSeriesOf } from '../access/rows/seen-documents.js';
import { mailDocumentJob, mailDocumentOrderOf, subjectOf } from '@balcao/tasks';

/** A job as it is told; the rest of the payload is nobody's affair but the handler's. */
export function jobAnswer(job: Job, actorName: string): JobAnswer {
  const { id, name, state, isCancelling, actorId, createdAt, dueAt } = job;
  const { attempts, maxAttempts, progress } = job;
  return {
    id,
    name,
    state,
    isCancelling,
    actorId,
    actorName,
    createdAt,
    dueAt,
    startedAt: job.startedAt ?? null,
    finishedAt: job.finishedAt ?? null,
    attempts,
    maxAttempts,
    percent: progress?.percent ?? null,
    detail: progress?.detail ?? null,
    result: job.result ?? null,
    failure: job.failure ?? null,
    about: seenSubject(job),
  };
}

/** The document that a mail is about, for those who see it. */
function seenSubject(job: Job): JobAnswer['about'] {
  if (job.name !== mailDocumentJob) return null;
  const subject = subjectOf(mailDocumentOrderOf(job));
  return isOfOneShift() || !seesSeriesOf(subject.id) ? null : subject;
}
