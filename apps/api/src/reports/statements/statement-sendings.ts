import { Inject, Injectable } from '@nestjs/common';
import type { SendingAnswer, SendingsAccepted, SendStatementBody } from '@balcao/contracts';
import { isDay, refuse } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { Journals } from '../../composition/backend.js';
import { JOURNALS, REPORT_JOBS, ROWS } from '../../composition/tokens.js';
import type { CommandSender } from '../../access/commands.js';
import { RecordMails } from '../../mailing/record-mails.js';
import { MailAllowance } from '../../limits/mail-allowance.js';
import { ReadAfter } from '../../reading/read-after.js';
import {
  mailStatementJob,
  mailStatementOrder,
  mailStatementOrderOf,
  type StatementMailOrder,
} from './statement-mail-order.js';

/** Whose statement it is. */
export type SentAccount = Pick<StatementMailOrder, 'ledger' | 'partyId'>;

/** Statements on their way to people: jobs of the API. */
@Injectable()
export class StatementSendings {
  readonly #mails: RecordMails<SentAccount, StatementMailOrder>;

  constructor(
    @Inject(REPORT_JOBS) jobs: JobQueue,
    @Inject(JOURNALS) journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    private readonly readAfter: ReadAfter,
    allowance: MailAllowance,
  ) {
    this.#mails = new RecordMails({
      jobs,
      journals,
      allowance,
      jobOf: mailStatementOrder,
      orderOf: (job) => (job.name === mailStatementJob ? mailStatementOrderOf(job) : undefined),
      isOf: ({ ledger, partyId }, account) =>
        partyId === account.partyId && ledger === account.ledger,
      refuseUnseen: (companyId, account) => this.#refuseUnseen(companyId, account),
    });
  }

  /** Orders the mails; the same key again is the same mails. Throws `DomainError`. */
  async order(
    sender: CommandSender,
    account: SentAccount,
    { from, until, ...body }: SendStatementBody,
  ): Promise<SendingsAccepted> {
    await this.#refuseUnseen(sender.companyId, account);
    const days = {
      ...(from !== undefined && { from: checkedDay(from, 'from') }),
      ...(until !== undefined && { to: checkedDay(until, 'until') }),
    };
    return this.#mails.order(sender, body, (mail) => ({ ...account, days, ...mail }));
  }

  /** The account's sendings that are still kept, the newest first. */
  of(companyId: string, account: SentAccount): Promise<readonly SendingAnswer[]> {
    return this.#mails.of(companyId, account);
  }

  /** Lets a sending that failed be tried again; refused where it is not the account's. */
  retry(companyId: string, account: SentAccount, id: string): Promise<void> {
    return this.#mails.retry(companyId, account, id);
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
