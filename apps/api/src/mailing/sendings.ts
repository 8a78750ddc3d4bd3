import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SendDocumentBody, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { isEmail, isKnownDocument, Problems, refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { mailDocumentJob, mailDocumentOrder, type DocumentMailOrder } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS } from '../composition/tokens.js';

/** Jobs that are looked through for those of one document, the newest first. */
const jobsLookedThrough = 1_000;
const jobsPerPage = 200;

/** Documents and receipts on their way to people: jobs, one for each address. */
@Injectable()
export class Sendings {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  /** Orders the mails; the same key again is the same mails. Throws `DomainError`. */
  async order(
    { companyId, userId: actorId }: MemberCaller,
    key: string,
    { kind, documentId }: Pick<DocumentMailOrder, 'kind' | 'documentId'>,
    { to, language, note }: SendDocumentBody,
  ): Promise<SendingsAccepted> {
    await this.refuseUnknown(companyId, documentId);
    const addresses = recipientsOf(to);
    const written = note?.trim() ?? '';
    const ids: string[] = [];
    for (const address of addresses) {
      const id = sendingId(key, address);
      const more = written === '' ? {} : { note: written };
      const order = { kind, documentId, to: address, language, ...more };
      await this.jobs.enqueue(mailDocumentOrder(id, { companyId, actorId }, order));
      ids.push(id);
    }
    return { ids };
  }

  /** The document's sendings that are still kept, the newest first. */
  async of(companyId: string, documentId: string): Promise<readonly SendingAnswer[]> {
    const found: Job[] = [];
    for (let offset = 0; offset < jobsLookedThrough; offset += jobsPerPage) {
      const { jobs } = await this.jobs.list(companyId, { offset, limit: jobsPerPage });
      found.push(...jobs.filter((job) => orderOf(job)?.documentId === documentId));
      if (jobs.length < jobsPerPage) break;
    }
    return this.journals.inspect(companyId, ({ identity }) =>
      found.flatMap((job) => answerOf(job, identity.members.get(job.actorId)?.name ?? '')),
    );
  }

  /** Lets a sending that failed be tried again; refused where it is not the document's. */
  async retry(companyId: string, documentId: string, id: string): Promise<void> {
    const job = await this.jobs.get(companyId, id);
    if (job === undefined || orderOf(job)?.documentId !== documentId) {
      refuse('record.notFound', { id });
    }
    await this.jobs.retry(companyId, id);
  }

  private async refuseUnknown(companyId: string, id: string): Promise<void> {
    const isKnown = await this.journals.inspect(companyId, (books) => isKnownDocument(books, id));
    if (!isKnown) refuse('document.notFound', { id });
  }
}

/** The addresses, each once whatever its case; refuses what is none. */
function recipientsOf(to: readonly string[]): readonly string[] {
  const problems = new Problems();
  const addresses = new Map<string, string>();
  to.forEach((sent, index) => {
    const address = sent.trim();
    const name = address.toLowerCase();
    if (isEmail(address)) addresses.set(name, addresses.get(name) ?? address);
    else problems.add(`to.${index}`, 'email.invalid');
  });
  if (to.length === 0) problems.add('to', 'field.required', { field: 'to' });
  problems.refuseIfAny();
  return [...addresses.values()];
}

const sendingId = (key: string, address: string): string =>
  `send-${key}-${createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12)}`;

function orderOf({ name, payload }: Job): DocumentMailOrder | undefined {
  // What was ordered is what `mailDocumentOrder` made: this is where its type returns.
  return name === mailDocumentJob ? (payload as unknown as DocumentMailOrder) : undefined;
}

function answerOf(job: Job, askedBy: string): readonly SendingAnswer[] {
  const order = orderOf(job);
  if (order === undefined || job.state === 'cancelled') return [];
  const { id, createdAt: askedAt, dueAt, attempts, failure = null } = job;
  const { to, language } = order;
  return [{ id, to, language, state: stateOf(job), askedAt, askedBy, dueAt, attempts, failure }];
}

function stateOf({ state }: Job): SendingAnswer['state'] {
  if (state === 'done') return 'sent';
  if (state === 'running') return 'sending';
  return state === 'failed' ? 'failed' : 'waiting';
}
