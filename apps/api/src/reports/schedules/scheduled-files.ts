import { Injectable, type StreamableFile } from '@nestjs/common';
import { reportOf, statementOf, type DayRange, type Report } from '@balcao/contracts';
import {
  daysOfReportPeriod,
  reportPeriodOf,
  type Permission,
  type ReportSchedule,
} from '@balcao/domain';
import { JobFailedForGood } from '@balcao/jobs';
import { daysFromTo } from '@balcao/messages';
import { listPaperLimits } from '@balcao/printing/pdf';
import type { ExportFormat, ExportRequest } from '../../exporting/export-request.js';
import { RequestError } from '../../http/request-error.js';
import { accountsIn } from '../account-label.js';
import { askedReport, type ReportFacts } from '../asked-report.js';
import { ReportFiles } from '../report-files.js';
import { StatementFiles } from '../statements/statement-files.js';

/** What of a schedule says which file it is. */
export interface FileOrder {
  readonly companyId: string;
  readonly schedule: ReportSchedule;
  readonly facts: ReportFacts;
  readonly may: (permission: Permission) => boolean;
}

/** What it takes to have a report or statement mailed; undefined for what there is not. */
export const permissionToMail = (name: string): Permission | undefined =>
  (reportOf(name) ?? statementOf(name))?.permission;

/** The days that a schedule is of, as of the day on which it is mailed; open for all days. */
export function daysOfSchedule(
  { period }: Pick<ReportSchedule, 'period'>,
  today: string,
): Partial<DayRange> {
  return daysOfReportPeriod(reportPeriodOf(period) ?? 'all', today);
}

/** The files that are mailed by themselves: reports, and statements of nobody's account. */
@Injectable()
export class ScheduledFiles {
  constructor(
    private readonly reports: ReportFiles,
    private readonly statements: StatementFiles,
  ) {}

  /** As its schedule wants it; what is of more rows than are mailed on paper, as a spreadsheet. */
  async write(order: FileOrder): Promise<StreamableFile> {
    const { format } = order.schedule;
    return this.#as(format, order).catch((error: unknown) => {
      const isTooLong = error instanceof RequestError && error.code === 'export.tooManyRows';
      if (format !== 'pdf' || !isTooLong) throw error;
      return this.#as('xlsx', order);
    });
  }

  #as(format: ExportFormat, order: FileOrder): Promise<StreamableFile> {
    const { companyId, schedule, facts, may } = order;
    const { report: name, language } = schedule;
    const how = {
      language,
      timeZone: facts.timeZone,
      country: facts.country,
      isDemo: facts.isDemo,
      screen: `commercial/reports/${name}`,
      paperRowsMax: listPaperLimits.mailedRows,
    };
    const report = reportOf(name);
    if (report !== undefined) return this.#report(report, format, order, how);
    const { from = `${facts.today.slice(0, 4)}-01-01`, to = facts.today } = daysOfSchedule(
      schedule,
      facts.today,
    );
    const period = { from, to };
    switch (name) {
      case 'financial_statement':
        return this.statements.financial({ companyId, period, may }, format, how);
      case 'vat_summary':
        return this.statements.vat(companyId, period, format, how);
      default:
        throw new JobFailedForGood(`there is no report ${name}`);
    }
  }

  #report(
    report: Report,
    format: ExportFormat,
    { companyId, schedule, facts }: FileOrder,
    how: ExportRequest,
  ): Promise<StreamableFile> {
    const { by, columns, language } = schedule;
    const asked = askedReport({ companyId }, report, questionOf(schedule, report, facts), {
      ...facts,
      postings: accountsIn(facts.postings, language),
    });
    return this.reports.write(asked, format, {
      ...how,
      ...(report.day !== undefined && {
        about: daysFromTo({ to: facts.today, ...daysOfSchedule(schedule, facts.today) }, language),
      }),
      ...(by === '' && columns.length > 0 && { columns }),
    });
  }
}

/** The question as the page would send it on that day. */
function questionOf(
  schedule: ReportSchedule,
  { day, isOfOneDay }: Report,
  { today }: { readonly today: string },
) {
  const { from, to } = daysOfSchedule(schedule, today);
  const range = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lte: to }),
  };
  const isOpen = day === undefined || Object.keys(range).length === 0;
  const filter = { ...filterIn(schedule), ...(!isOpen && { [day]: range }) };
  return {
    filter,
    ...(schedule.by !== '' && { by: schedule.by }),
    ...(isOfOneDay === true && { on: to !== undefined && to < today ? to : today }),
  };
}

/** What a schedule is narrowed to: field to value. */
export function filterIn({
  filter,
}: Pick<ReportSchedule, 'filter'>): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(filter);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    throw new JobFailedForGood('the filter of the report cannot be read');
  }
}
