import { Inject, Injectable } from '@nestjs/common';
import type { SendingAnswer, SendingsAccepted, SendStatementBody } from '@balcao/contracts';
import { isDay, refuse } from '@balcao/domain';
import type { Job, JobQueue } from '@balcao/jobs';
import { parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, REPORT_JOBS, ROWS } from '../../composition/tokens.js';
import type { CommandSender } from '../../http/commands.js';
import { keptJobs } from '../../mailing/kept-jobs.js';
import { recipientsOf, sendingAnswer, sendingId } from '../../mailing/sending-answer.js';
import { ReadAfter } from '../../reading/read-after.js';
import {
  mailStatementJob,
  mailStatementOrder,
  mailStatementOrderOf,
  type StatementMailOrder,
} from './statement-mail-order.js';

/** Whose statement it is. */
export type SentAccount = Pick<StatementMailOrder, 'ledger' | 'partyId'>;

/** Statements on their way to people: jobs of the API, one for each address. */
@Injectable()
export class StatementSendings {
  constructor(
    @Inject(REPORT_JOBS) private readonly jobs: JobQueue,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    private readonly readAfter: ReadAfter,
  ) {}

  /** Orders the mails; the same key again is the same mails. Throws `DomainError`. */
  async order(
    { companyId, userId: actorId, commandId }: CommandSender,
    account: SentAccount,
    { to, language, note, from, until }: SendStatementBody,
  ): Promise<SendingsAccepted> {
    await this.#refuseUnseen(companyId, account);
    const days = {
      ...(from !== undefined && { from: checkedDay(from, 'from') }),
      ...(until !== undefined && { to: checkedDay(until, 'until') }),
    };
    const written = note?.trim() ?? '';
    const more = written === '' ? {} : { note: written };
    const ids: string[] = [];
    for (const address of recipientsOf(to)) {
      const id = sendingId(commandId, address);
      const order = { ...account, days, to: address, language, ...more };
      await this.jobs.enqueue(mailStatementOrder(id, { companyId, actorId }, order));
      ids.push(id);
    }
    return { ids };
  }

  /** The account's sendings that are still kept, the newest first. */
  async of(companyId: string, account: SentAccount): Promise<readonly SendingAnswer[]> {
    const found = await keptJobs(this.jobs, companyId, (job) => isOf(job, account));
    return this.journals.inspect(companyId, ({ identity }) =>
      found.flatMap((job) =>
        sendingAnswer(job, orderOf(job), identity.members.get(job.actorId)?.name ?? ''),
      ),
    );
  }

  /** Lets a sending that failed be tried again; refused where it is not the account's. */
  async retry(companyId: string, account: SentAccount, id: string): Promise<void> {
    const job = await this.jobs.get(companyId, id);
    if (job === undefined || !isOf(job, account)) refuse('record.notFound', { id });
    await this.jobs.retry(companyId, id);
  }

  async #refuseUnseen(companyId: string, { ledger, partyId: id }: SentAccount): Promise<void> {
    await this.readAfter.untilNow(companyId);
    const party = await this.rows.get(parties, companyId, id);
    const has = ledger === 'client' ? party?.isClient : party?.isSupplier;
    if (has !== true) refuse('record.notFound', { id });
  }
}

const checkedDay = (day: string, field: string): string =>
  isDay(day) ? day : refuse('field.invalid', { field }, field);

const orderOf = (job: Job): StatementMailOrder | undefined =>
  job.name === mailStatementJob ? mailStatementOrderOf(job) : undefined;

function isOf(job: Job, { ledger, partyId }: SentAccount): boolean {
  const order = orderOf(job);
  return order?.partyId === partyId && order.ledger === ledger;
}
