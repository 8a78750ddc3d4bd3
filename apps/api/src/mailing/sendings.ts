import { Inject, Injectable } from '@nestjs/common';
import type { SendDocumentBody, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
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
import type { CommandSender } from '../access/commands.js';
import { MailAllowance } from '../limits/mail-allowance.js';
import { ReadAfter } from '../reading/read-after.js';
import { RecordMails } from './record-mails.js';

/** A document or payment that is sent. */
export type SentRecord = Pick<DocumentMailOrder, 'kind' | 'documentId'>;

/** Documents and receipts on their way to people. */
@Injectable()
export class Sendings {
  readonly #mails: RecordMails<SentRecord, DocumentMailOrder>;

  constructor(
    @Inject(JOBS) jobs: JobQueue,
    @Inject(JOURNALS) journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    private readonly readAfter: ReadAfter,
    allowance: MailAllowance,
  ) {
    this.#mails = new RecordMails({
      jobs,
      journals,
      allowance,
      jobOf: mailDocumentOrder,
      orderOf: (job) => (job.name === mailDocumentJob ? mailDocumentOrderOf(job) : undefined),
      isOf: ({ documentId }, record) => documentId === record.documentId,
      refuseUnseen: (companyId, record) => this.#refuseUnseen(companyId, record),
    });
  }

  /** Orders the mails; the same key again is the same mails. Throws `DomainError`. */
  async order(
    sender: CommandSender,
    record: SentRecord,
    body: SendDocumentBody,
  ): Promise<SendingsAccepted> {
    await this.#refuseUnseen(sender.companyId, record);
    return this.#mails.order(sender, body, (mail) => ({ ...record, ...mail }));
  }

  /** The record's sendings that are still kept, the newest first. */
  of(companyId: string, record: SentRecord): Promise<readonly SendingAnswer[]> {
    return this.#mails.of(companyId, record);
  }

  /** Lets a sending that failed be tried again; refused where it is not the record's. */
  retry(companyId: string, record: SentRecord, id: string): Promise<void> {
    return this.#mails.retry(companyId, record, id);
  }

  async #refuseUnseen(companyId: string, { kind, documentId: id }: SentRecord): Promise<void> {
    await this.readAfter.untilNow(companyId);
    const row =
      kind === 'document'
        ? await this.rows.get(documents, companyId, id)
        : await this.rows.get(payments, companyId, id);
    if (row === undefined) refuse('document.notFound', { id });
  }
}
