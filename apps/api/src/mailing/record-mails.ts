import type { SendDocumentBody, SendingAnswer, SendingsAccepted } from '@balcao/contracts';
import { refuse } from '@balcao/domain';
import type { Job, JobQueue, NewJob } from '@balcao/jobs';
import type { Journals } from '../composition/backend.js';
import type { CommandSender } from '../access/commands.js';
import type { MailAllowance } from '../limits/mail-allowance.js';
import { keptJobs } from './kept-jobs.js';
import { recipientsOf, sendingAnswer, sendingId } from './sending-answer.js';

/** What every mail's order says, whatever it carries; a note only where there is one. */
export interface MailTo extends Pick<SendDocumentBody, 'language' | 'note'> {
  readonly to: string;
}

/** How the mails of records are ordered, and told from those of other records. */
export interface RecordMailsOf<R, O extends MailTo> {
  readonly jobs: JobQueue;
  readonly allowance: Pick<MailAllowance, 'take'>;
  readonly journals: Journals;
  /** The job of an order; `id` is new for each address. */
  readonly jobOf: (id: string, by: Pick<NewJob, 'companyId' | 'actorId'>, order: O) => NewJob;
  /** What a job orders; nothing where it is no mail of the kind. */
  readonly orderOf: (job: Job) => O | undefined;
  readonly isOf: (order: O, record: R) => boolean;
  /** Throws `DomainError` for what the caller's limits hide: a mail would carry it elsewhere. */
  readonly refuseUnseen: (companyId: string, record: R) => Promise<void>;
}

/** Records on their way to people: jobs, one for each address. */
export class RecordMails<R, O extends MailTo> {
  constructor(private readonly kind: RecordMailsOf<R, O>) {}

  /**
   * Orders the mails; the same key again is the same mails. Throws `DomainError`, or a
   * `RequestError` beyond a limit.
   */
  async order(
    { companyId, userId: actorId, commandId }: CommandSender,
    { to, language, note }: SendDocumentBody,
    orderTo: (mail: MailTo) => O,
  ): Promise<SendingsAccepted> {
    const written = note?.trim() ?? '';
    const mails = recipientsOf(to).map((to) => ({ to, id: sendingId(commandId, to) }));
    // Those that were ordered before with this key are no further mails.
    const known = await Promise.all(mails.map(({ id }) => this.kind.jobs.get(companyId, id)));
    const fresh = mails.filter((_, at) => known[at] === undefined);
    await this.kind.allowance.take(
      companyId,
      fresh.map(({ to }) => to),
    );
    for (const { to: address, id } of mails) {
      const mail = { to: address, language, ...(written !== '' && { note: written }) };
      await this.kind.jobs.enqueue(this.kind.jobOf(id, { companyId, actorId }, orderTo(mail)));
    }
    return { ids: mails.map(({ id }) => id) };
  }

  /** The record's mails that are still kept, the newest first. Throws `DomainError`. */
  async of(companyId: string, record: R): Promise<readonly SendingAnswer[]> {
    const { jobs, journals, orderOf, refuseUnseen } = this.kind;
    await refuseUnseen(companyId, record);
    const found = await keptJobs(jobs, companyId, (job) => this.isOf(job, record));
    return journals.inspect(companyId, ({ identity }) =>
      found.flatMap((job) =>
        sendingAnswer(job, orderOf(job), identity.members.get(job.actorId)?.name ?? ''),
      ),
    );
  }

  /** Lets a mail that failed be tried again. Throws `DomainError` where it is not the record's. */
  async retry(companyId: string, record: R, id: string): Promise<void> {
    const { jobs, refuseUnseen } = this.kind;
    await refuseUnseen(companyId, record);
    const job = await jobs.get(companyId, id);
    if (job === undefined || !this.isOf(job, record)) refuse('record.notFound', { id });
    await jobs.retry(companyId, id);
  }

  private isOf(job: Job, record: R): boolean {
    const order = this.kind.orderOf(job);
    return order !== undefined && this.kind.isOf(order, record);
  }
}
