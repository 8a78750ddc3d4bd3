import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { reportOf, schedulePeriods, type Report } from '@balcao/contracts';
import { DeliveryRefused, type MailAttachment, type MailSender } from '@balcao/delivery';
import { activeMember, mayDo, type ReportSchedule } from '@balcao/domain';
import { JobFailedForGood, type JobQueue, type JobRun } from '@balcao/jobs';
import { paperDay, renderMail, scheduledReportMail } from '@balcao/messages';
import { readers, rulesOf } from '../../access/rows/row-rules.js';
import type { Journals, Sources } from '../../composition/backend.js';
import { JOURNALS, MAIL, REPORT_JOBS, SOURCES, WEB_ADDRESS } from '../../composition/tokens.js';
import { RequestError } from '../../http/request-error.js';
import { askedReport, reportFacts } from '../asked-report.js';
import { ReportFiles } from '../report-files.js';
import { periodDays } from './period-days.js';
import { ReportScheduling } from './report-scheduling.js';
import { mailReportJob, mailReportSchedule } from './schedule-job.js';

/** Mails reports on their days, each once, as their makers see them. */
@Injectable()
export class ReportDeliveries implements OnApplicationBootstrap {
  constructor(
    private readonly scheduling: ReportScheduling,
    private readonly files: ReportFiles,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(MAIL) private readonly mail: MailSender,
    @Inject(REPORT_JOBS) private readonly jobs: JobQueue,
    @Inject(WEB_ADDRESS) private readonly webAddress: string,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.work({ [mailReportJob]: (run) => this.deliver(run) }, { concurrency: 1 });
  }

  /** Done again it sends nothing twice: the day is noted, and each mail bears the id of its day. */
  async deliver({ job }: Pick<JobRun, 'job'>): Promise<{ readonly sent: number }> {
    const { companyId } = job;
    const { id, timeZone: known } = job.payload as {
      readonly id: string;
      readonly timeZone: string;
    };
    const schedule = await this.scheduling.find(companyId, id);
    const report = schedule && reportOf(schedule.report);
    if (schedule === undefined || report === undefined || schedule.endedBy !== undefined) {
      await this.scheduling.end(companyId, job.id, id, 'removed');
      return { sent: 0 };
    }
    const stand = await this.#standOf(companyId, schedule, report);
    if (stand.end !== undefined) {
      await this.scheduling.end(companyId, job.id, id, stand.end);
      return { sent: 0 };
    }
    const { timeZone, today } = stand.facts;
    if (timeZone !== known) {
      await this.jobs.repeat(mailReportSchedule(companyId, schedule, timeZone));
    }
    if (stand.isClosed || schedule.mailedOn === today) return { sent: 0 };
    const file = await readers.run({ kind: 'member', rules: stand.rules }, () =>
      this.#fileOf(companyId, schedule, report, stand.facts),
    );
    await this.#send(schedule, file, { companyId, today, companyName: stand.companyName });
    await this.scheduling.mailed(companyId, job.id, id, today);
    return { sent: schedule.recipients.length };
  }

  /** What the books say of a schedule today: whether its maker may still have it. */
  #standOf(companyId: string, { ownerId }: ReportSchedule, report: Report) {
    const now = this.sources.clock().toISOString();
    const caller = { companyId, userId: ownerId };
    return this.journals.inspect(companyId, (books) => {
      if (activeMember(books, ownerId) === undefined) return { end: 'memberLeft' as const };
      const may = ['reports.view', report.permission] as const;
      if (!may.every((permission) => mayDo(books, ownerId, permission))) {
        return { end: 'permissionLost' as const };
      }
      return {
        end: undefined,
        facts: reportFacts(books, caller, report, now),
        rules: rulesOf(books, caller),
        isClosed: books.companies.closing.get() !== undefined,
        companyName: books.companies.company.get()?.name ?? companyId,
      };
    });
  }

  async #fileOf(
    companyId: string,
    schedule: ReportSchedule,
    report: Report,
    facts: ReturnType<typeof reportFacts>,
  ): Promise<MailAttachment> {
    const { by, format, language, columns, name } = schedule;
    const { from, to } = daysOf(schedule, facts.today);
    const asked = askedReport({ companyId }, report, questionOf(schedule, report, facts), facts);
    const days = [from, to].map((day) => (day === undefined ? '…' : paperDay(day)));
    const how = {
      ...{ language, timeZone: facts.timeZone, screen: `commercial/reports/${report.name}` },
      ...(report.day !== undefined && { about: days.join(' – ') }),
      ...(by === '' && columns.length > 0 && { columns }),
    };
    const file = await this.files.write(asked, format, how).catch((error: unknown) => {
      // A report of more rows than paper takes goes as a spreadsheet.
      const isTooLong = error instanceof RequestError && error.code === 'export.tooManyRows';
      if (format !== 'pdf' || !isTooLong) throw error;
      return this.files.write(asked, 'xlsx', how);
    });
    const { type } = file.getHeaders();
    const ending = type === 'application/pdf' ? 'pdf' : 'xlsx';
    const safe = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    return {
      name: `${safe}-${facts.today}.${ending}`,
      contentType: type,
      content: await buffer(file.getStream()),
    };
  }

  async #send(
    { id, name, language, recipients, report, by, period }: ReportSchedule,
    file: MailAttachment,
    { companyId, today, companyName }: Sent,
  ): Promise<void> {
    const query = new URLSearchParams({ period, by }).toString();
    const link = `${this.webAddress}/${language}/commercial/reports/${report}?${query}`;
    const params = { companyName, name, on: paperDay(today), link };
    const rendered = renderMail(scheduledReportMail, language, params);
    for (const [at, to] of recipients.entries()) {
      const mail = { id: `report-${companyId}-${id}-${today}-${at}`, to, ...rendered };
      await this.mail.send({ ...mail, attachments: [file] }).catch((error: unknown) => {
        // One address that takes nothing is no reason why the others get nothing.
        if (!(error instanceof DeliveryRefused)) throw error;
      });
    }
  }
}

interface Sent {
  readonly companyId: string;
  readonly today: string;
  readonly companyName: string;
}

function daysOf({ period }: ReportSchedule, today: string) {
  return periodDays(schedulePeriods.find((known) => known === period) ?? 'all', today);
}

/** The question as the page would send it on that day. */
function questionOf(
  schedule: ReportSchedule,
  { day, isOfOneDay }: Report,
  { today }: { readonly today: string },
) {
  const { from, to } = daysOf(schedule, today);
  const range = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  const isOpen = day === undefined || Object.keys(range).length === 0;
  const filter = { ...parsed(schedule.filter), ...(!isOpen && { [day]: range }) };
  return {
    filter: JSON.stringify(filter),
    ...(schedule.by !== '' && { by: schedule.by }),
    ...(isOfOneDay === true && { on: to !== undefined && to < today ? to : today }),
  };
}

function parsed(filter: string): object {
  try {
    const found: unknown = JSON.parse(filter);
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    throw new JobFailedForGood('the filter of the report cannot be read');
  }
}
