import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { BlobStore } from '@balcao/blobs';
import { DeliveryRefused, type MailAttachment, type MailSender } from '@balcao/delivery';
import { activeMember, companyOf, mayDo } from '@balcao/domain';
import { JobFailedForGood, type Job, type JobRun } from '@balcao/jobs';
import {
  daysFromTo,
  sayDay,
  renderMail,
  showMinor,
  statementMail,
  type Language,
  type MailCompany,
} from '@balcao/messages';
import { listPaperLimits } from '@balcao/printing/pdf';
import { parties } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { letterheadOf, pictureOf, type Letterhead } from '@balcao/tasks';
import { readers, rulesOf } from '../../access/rows/row-rules.js';
import { companyCommand } from '../../commands/company-command.js';
import type { Journals } from '../../composition/backend.js';
import { BLOBS, JOURNALS, MAIL, ROWS } from '../../composition/tokens.js';
import type { ExportFormat } from '../../exporting/export-request.js';
import { screenTexts } from '../../exporting/screens.js';
import { RequestError } from '../../http/request-error.js';
import { ReadAgeing } from '../../parties/read-ageing.js';
import { StatementFiles } from './statement-files.js';
import {
  mailStatementOrderOf,
  statementSentCommandId,
  type StatementMailOrder,
} from './statement-mail-order.js';

const screen = 'commercial/reports/account_statement';

/** Who sends a statement, by which job, and as which file. */
interface Sending {
  readonly companyId: string;
  readonly actorId: string;
  /** The mail's own: the same again is the same mail, and is noted once. */
  readonly id: string;
  readonly format?: ExportFormat;
}

/** Sends statements of accounts by mail, as whoever sends them sees them. */
@Injectable()
export class StatementMails {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly files: StatementFiles,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(MAIL) private readonly mail: MailSender,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /** The work of the job. */
  async deliver({ job }: Pick<JobRun, 'job'>): Promise<{ readonly to: string }> {
    const { id, companyId, actorId } = job;
    const order = mailStatementOrderOf(job);
    const caller = { companyId, userId: actorId };
    const rules = await this.journals.inspect(companyId, (books) => {
      const sees = activeMember(books, actorId) && mayDo(books, actorId, 'parties.view');
      return sees === true ? rulesOf(books, caller) : undefined;
    });
    if (rules === undefined) {
      throw new JobFailedForGood('whoever had it sent may not see the account any more');
    }
    const reader = { kind: 'member', rules } as const;
    await readers.run(reader, () => this.send(order, { id, companyId, actorId }));
    return { to: order.to };
  }

  /** What a notification says of a statement that could not be mailed. */
  async resultOf(job: Pick<Job, 'companyId' | 'payload'>) {
    const { partyId, to } = mailStatementOrderOf(job);
    const name = await this.journals.inspect(
      job.companyId,
      ({ parties }) => parties.parties.get(partyId)?.name ?? partyId,
    );
    return { name, to };
  }

  /** Sends it once, then notes it in the history of the client or supplier. */
  async send(order: StatementMailOrder, sending: Sending): Promise<void> {
    const { companyId, actorId, id } = sending;
    const { ledger, partyId, days, to, language } = order;
    const { company, attachments } = await this.#letterheadOf(companyId);
    const content = await this.#contentOf(order, companyId, company);
    const attachment = await this.#attachmentOf(order, sending);
    await this.mail
      .send({ id, to, ...content, attachments: [attachment, ...attachments] })
      .catch((error: unknown) => {
        if (error instanceof DeliveryRefused) throw new JobFailedForGood(error.message);
        throw error;
      });
    const sender = { companyId, userId: actorId, requestId: id };
    const noted = companyCommand(
      { ...sender, commandId: statementSentCommandId(id) },
      {
        type: 'RecordStatementSent',
        id: partyId,
        ledger,
        to,
        language,
        ...(days.from !== undefined && { from: days.from }),
        ...(days.to !== undefined && { until: days.to }),
      },
    );
    await this.commands.execute(noted);
  }

  async #letterheadOf(companyId: string): Promise<Letterhead> {
    const { name, logoId } = await this.journals.inspect(companyId, companyOf);
    return letterheadOf(name, await pictureOf({ blobs: this.blobs }, companyId, logoId));
  }

  async #contentOf(
    { ledger, partyId, days, language, note }: StatementMailOrder,
    companyId: string,
    company: MailCompany,
  ) {
    const { name: companyName, currency } = await this.journals.inspect(companyId, companyOf);
    const party = await this.rows.get(parties, companyId, partyId);
    if (party === undefined) throw new JobFailedForGood('the account is not there');
    const asked = new ReadAgeing(companyId, partyId, ledger, days.to);
    const { on, totalMinor, days1To30Minor, days31To60Minor, days61To90Minor, over90Minor } =
      await this.queries.execute(asked);
    const overdueMinor = days1To30Minor + days31To60Minor + days61To90Minor + over90Minor;
    const amount = (minor: number) => `${showMinor(minor, language)} ${currency}`;
    const params = {
      companyName,
      partyName: party.name,
      days: daysFromTo({ ...days, to: on }, language, (day) => sayDay(day, language)),
      balance: amount(totalMinor),
      ...(overdueMinor > 0 && { overdue: amount(overdueMinor) }),
      ...(note !== undefined && { note }),
    };
    return renderMail(statementMail, language, params, company);
  }

  async #attachmentOf(
    { ledger, partyId, days, language }: StatementMailOrder,
    { companyId, format = 'pdf' }: Sending,
  ): Promise<MailAttachment> {
    const { timeZone, isDemo } = await this.journals.inspect(companyId, (books) => ({
      timeZone: books.companies.settings.get().timeZone,
      isDemo: companyOf(books).isDemo,
    }));
    const paperRowsMax = listPaperLimits.mailedRows;
    const how = { language, timeZone, screen, paperRowsMax, isDemo };
    const write = (as: ExportFormat) =>
      this.files.account({ companyId, ledger, partyId, days }, as, how);
    const file = await write(format).catch((error: unknown) => {
      // A statement of more entries than are mailed on paper goes as a spreadsheet.
      const isTooLong = error instanceof RequestError && error.code === 'export.tooManyRows';
      if (format !== 'pdf' || !isTooLong) throw error;
      return write('xlsx');
    });
    return attached(file, nameIn(language), days.to);
  }
}

/** A file as it goes along with a mail, called after what it is and its day. */
export async function attached(
  file: StreamableFile,
  title: string,
  on: string | undefined,
): Promise<MailAttachment> {
  const { type } = file.getHeaders();
  const ending = type === 'application/pdf' ? 'pdf' : 'xlsx';
  const safe = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return {
    name: `${[safe, on].filter((part) => part !== undefined).join('-')}.${ending}`,
    contentType: type,
    content: await buffer(file.getStream()),
  };
}

const nameIn = (language: Language): string =>
  (screenTexts(language, screen).name ?? '').split(' |||| ')[0] ?? '';
