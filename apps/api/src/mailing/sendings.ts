import { Inject, Injectable } from '@nestjs/common';
import type { SendDocumentBody, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import {
  type DocumentMailOrder,
  mailDocumentJob,
  mailDocumentOrder,
  mailDocumentOrderOf,
} from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { JOBS, JOURNALS, ROWS } from '../composition/tokens.js';
import type { CommandSender } from '../http/commands.js';
import { ReadAfter } from '../reading/read-after.js';
import { keptJobs } from './kept-jobs.js';
import { recipientsOf, sendingAnswer, sendingId } from './sending-answer.js';

/** A document or payment that is sent. */
export type SentRecord = Pick<DocumentMailOrder, 'kind' | 'documentId'>;

/** Documents and receipts on their way to people: jobs, one for each address. */
@Injectable()
export class Sendings {
  constructor(
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    private readonly readAfter: ReadAfter,
  ) {}

  /** Orders the mails; the same key again is the same mails. Throws `DomainError`. */
  async order(
    { companyId, userId: actorId, commandId }: CommandSender,
    { kind, documentId }: SentRecord,
    { to, language, note }: SendDocumentBody,
  ): Promise<SendingsAccepted> {
    await this.refuseUnseen(companyId, { kind, documentId });
    const addresses = recipientsOf(to);
    const written = note?.trim() ?? '';
    const ids: string[] = [];
    for (const address of addresses) {
      const id = sendingId(commandId, address);
      const more = written === '' ? {} : { note: written };
      const order = { kind, documentId, to: address, language, ...more };
      await this.jobs.enqueue(mailDocumentOrder(id, { companyId, actorId }, order));
      ids.push(id);
    }
    return { ids };
  }

  /** The record's sendings that are still kept, the newest first. */
  async of(companyId: string, sent: SentRecord): Promise<readonly SendingAnswer[]> {
    await this.refuseUnseen(companyId, sent);
    const isOfRecord = (job: Job) => orderOf(job)?.documentId === sent.documentId;
    const found = await keptJobs(this.jobs, companyId, isOfRecord);
    return this.journals.inspect(companyId, ({ identity }) =>
      found.flatMap((job) =>
        sendingAnswer(job, orderOf(job), identity.members.get(job.actorId)?.name ?? ''),
      ),
    );
  }

  /** Lets a sending that failed be tried again; refused where it is not the record's. */
  async retry(companyId: string, sent: SentRecord, id: string): Promise<void> {
    await this.refuseUnseen(companyId, sent);
    const job = await this.jobs.get(companyId, id);
    if (job === undefined || orderOf(job)?.documentId !== sent.documentId) {
      refuse('record.notFound', { id });
    }
    await this.jobs.retry(companyId, id);
  }

  /** A row of the kind that the caller's limits show; a mail would carry all of it elsewhere. */
  private async refuseUnseen(companyId: string, { kind, documentId: id }: SentRecord) {
    await this.readAfter.untilNow(companyId);
    const row =
      kind === 'document'
        ? await this.rows.get(documents, companyId, id)
        : await this.rows.get(payments, companyId, id);
    if (row === undefined) refuse('document.notFound', { id });
  }
}

const orderOf = (job: Job): DocumentMailOrder | undefined =>
  job.name === mailDocumentJob ? mailDocumentOrderOf(job) : undefined;
