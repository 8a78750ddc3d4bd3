import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { reportOf } from '@balcao/contracts';
import type { EventStore } from '@balcao/event-store';
import { DeliveryRefused, type MailAttachment, type MailSender } from '@balcao/delivery';
import {
  activeMember,
  companyOf,
  lateSince,
  mayDo,
  permissions,
  todayIn,
  type Books,
  type Company,
  type Permission,
  type ReportSchedule,
} from '@balcao/domain';
import { JobFailedForGood, type Job, type JobQueue, type JobRun } from '@balcao/jobs';
import { renderMail, sayDay, scheduledReportMail } from '@balcao/messages';
import { jobEndings, letterheadOf, onceRecorded, pictureOf, type Tellings } from '@balcao/tasks';
import { readers, rulesOf } from '../../access/rows/row-rules.js';
import type { Journals, Sources } from '../../composition/backend.js';
import type { BlobStore } from '@balcao/blobs';
import {
  BLOBS,
  EVENTS,
  JOURNALS,
  MAIL,
  REPORT_JOBS,
  SOURCES,
  WEB_ADDRESS,
} from '../../composition/tokens.js';
import { MailAllowance } from '../../limits/mail-allowance.js';
import { reportFacts, type ReportFacts } from '../asked-report.js';
import { mailStatementJob, mailStatementRecord } from '../statements/statement-mail-order.js';
import { attached, StatementMails } from '../statements/statement-mails.js';
import { ReportScheduling } from './report-scheduling.js';
import { daysOfSchedule, filterIn, permissionToMail, ScheduledFiles } from './scheduled-files.js';
import { mailReportJob, mailReportSchedule } from './schedule-job.js';

/** The jobs that record what they did: the others note their day. */
const records = { [mailStatementJob]: mailStatementRecord };

/** Mails reports on their days, each once, as their makers see them. */
@Injectable()
export class ReportDeliveries implements OnApplicationBootstrap {
  constructor(
    private readonly scheduling: ReportScheduling,
    private readonly files: ScheduledFiles,
    private readonly statements: StatementMails,
    private readonly allowance: MailAllowance,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(MAIL) private readonly mail: MailSender,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(REPORT_JOBS) private readonly jobs: JobQueue,
    @Inject(WEB_ADDRESS) private readonly webAddress: string,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = {
      [mailReportJob]: (run: JobRun) => this.deliver(run),
      [mailStatementJob]: (run: JobRun) => this.statements.deliver(run),
    };
    const tellings: Tellings = {
      [mailReportJob]: { failed: 'reportFailed', params: (job) => this.#told(job) },
      [mailStatementJob]: {
        failed: 'reportFailed',
        params: (job) => this.statements.resultOf(job),
      },
    };
    const { journals, events, mail, webAddress } = this;
    const ground = { journals, events, mail, webAddress, clock: this.sources.clock };
    const once = onceRecorded(ground, records, handlers);
    this.jobs.work(once, { concurrency: 1, ended: jobEndings(ground, { records, tellings }) });
  }

  /** Done again it sends nothing twice: the day is noted, and each mail bears the id of its day. */
  async deliver({ job }: Pick<JobRun, 'job'>): Promise<{ readonly sent: number }> {
    const { companyId } = job;
    const { id, timeZone: known } = job.payload as {
      readonly id: string;
      readonly timeZone: string;
    };
    const schedule = await this.scheduling.find(companyId, id);
    const permission = schedule && permissionToMail(schedule.report);
    if (schedule === undefined || permission === undefined || schedule.endedBy !== undefined) {
      await this.scheduling.end(companyId, job.id, id, 'removed');
      return { sent: 0 };
    }
    const stand = await this.#standOf(companyId, schedule, permission);
    if (stand.end !== undefined) {
      await this.scheduling.end(companyId, job.id, id, stand.end);
      return { sent: 0 };
    }
    const { timeZone, today } = stand.facts;
    if (timeZone !== known) {
      await this.jobs.repeat(mailReportSchedule(companyId, schedule, timeZone));
    }
    if (stand.isClosed || schedule.mailedOn === today) return { sent: 0 };
    await this.allowance.during(companyId, schedule.recipients, () =>
      readers.run({ kind: 'member', rules: stand.rules }, () =>
        schedule.report === 'account_statement'
          ? this.#sendStatement(schedule, companyId, today)
          : this.#sendReport(schedule, companyId, stand),
      ),
    );
    await this.scheduling.mailed(companyId, job.id, id, today);
    return { sent: schedule.recipients.length };
  }

  /** What a notification says of a report that could not be mailed. */
  async #told({ companyId, payload }: Job) {
    const { id } = payload as { readonly id: string };
    const schedule = await this.scheduling.find(companyId, id);
    return { name: schedule?.name ?? id, to: schedule?.recipients.join(', ') ?? '' };
  }

  /** What the books say of a schedule today: whether its maker may still have it. */
  #standOf(companyId: string, schedule: ReportSchedule, permission: Permission) {
    const { ownerId } = schedule;
    const now = this.sources.clock().toISOString();
    const caller = { companyId, userId: ownerId };
    return this.journals.inspect(companyId, (books) => {
      if (activeMember(books, ownerId) === undefined) return { end: 'memberLeft' as const };
      const needed = ['reports.view', permission] as const;
      const may = (asked: Permission) => mayDo(books, ownerId, asked);
      if (!needed.every(may)) return { end: 'permissionLost' as const };
      if (isOfNobody(books, schedule)) return { end: 'removed' as const };
      const report = reportOf(schedule.report);
      return {
        end: undefined,
        facts: report
          ? reportFacts(books, caller, report, { now, today: todayIn(books, { now }) })
          : factsOf(books, now),
        allowed: new Set(permissions.filter(may)),
        rules: rulesOf(books, caller),
        isClosed: books.companies.closing.get() !== undefined,
        company: companyOf(books),
      };
    });
  }

  async #sendReport(schedule: ReportSchedule, companyId: string, stand: Stand): Promise<void> {
    const { facts, allowed, company } = stand;
    const may = (asked: Permission) => allowed.has(asked);
    const file = await this.files.write({ companyId, schedule, facts, may });
    const { today } = facts;
    const attachment = await attached(file, schedule.name, today);
    await this.#send(schedule, attachment, { companyId, today, company });
  }

  /** To the client or supplier in their own words, and noted with them as when sent by hand. */
  async #sendStatement(schedule: ReportSchedule, companyId: string, today: string): Promise<void> {
    const { id, recipients, language, format, ownerId: actorId } = schedule;
    const { ledger, partyId } = accountIn(schedule);
    const days = daysOfSchedule(schedule, today);
    for (const [at, to] of recipients.entries()) {
      const mailId = mailIdOf({ companyId, id, today }, at);
      const order = { ledger, partyId, days, to, language };
      await this.statements
        .send(order, { companyId, actorId, id: mailId, format })
        .catch((error: unknown) => {
          // One address that takes nothing is no reason why the others get nothing.
          if (!(error instanceof JobFailedForGood)) throw error;
        });
    }
  }

  async #send(
    { id, name, language, recipients, report, by, period }: ReportSchedule,
    file: MailAttachment,
    { companyId, today, company: { name: companyName, logoId } }: Sent,
  ): Promise<void> {
    const query = new URLSearchParams({ period, by }).toString();
    const link = `${this.webAddress}/${language}/commercial/reports/${report}?${query}`;
    const params = { companyName, name, on: sayDay(today, language), link };
    const logo = await pictureOf({ blobs: this.blobs }, companyId, logoId);
    const letterhead = letterheadOf(companyName, logo);
    const rendered = renderMail(scheduledReportMail, language, params, letterhead.company);
    const attachments = [file, ...letterhead.attachments];
    for (const [at, to] of recipients.entries()) {
      const mail = { id: mailIdOf({ companyId, id, today }, at), to, ...rendered };
      await this.mail.send({ ...mail, attachments }).catch((error: unknown) => {
        // One address that takes nothing is no reason why the others get nothing.
        if (!(error instanceof DeliveryRefused)) throw error;
      });
    }
  }
}

interface Stand {
  readonly facts: ReportFacts;
  readonly allowed: ReadonlySet<Permission>;
  readonly company: Pick<Company, 'name' | 'logoId'>;
}

interface Sent {
  readonly companyId: string;
  readonly today: string;
  readonly company: Stand['company'];
}

/** The mail of a day to one of its addresses. */
const mailIdOf = (
  { companyId, id, today }: { readonly id: string } & Omit<Sent, 'company'>,
  at: number,
): string => `report-${companyId}-${id}-${today}-${at}`;

/** What the books say where no declared report asks for more. */
const factsOf = (books: Books, now: string): ReportFacts => {
  const settings = books.companies.settings.get();
  const { country, currency, isDemo } = companyOf(books);
  const present = { now, today: todayIn(books, { now }) };
  return {
    collection: '',
    today: present.today,
    lateShifts: lateSince(settings, present),
    timeZone: settings.timeZone,
    country,
    isDemo,
    currency,
    types: [],
    categories: new Map(),
    postings: { codes: new Map(), names: new Map() },
    currencies: new Map(),
  };
};

/** Whose account a scheduled statement is of: its filter says it as the page's address does. */
function accountIn(schedule: Pick<ReportSchedule, 'filter'>) {
  const { of, party } = filterIn(schedule);
  const ledger = of === 'suppliers' ? ('supplier' as const) : ('client' as const);
  return { ledger, partyId: typeof party === 'string' ? party : '' };
}

/** Nobody's account is mailed, nor that of somebody whose address was erased. */
function isOfNobody({ parties }: Books, schedule: ReportSchedule): boolean {
  if (schedule.report !== 'account_statement') return false;
  const { partyId } = accountIn(schedule);
  return parties.parties.get(partyId) === undefined || parties.erased.has(partyId);
}
