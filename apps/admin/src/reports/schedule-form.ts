import type { ScheduleReportBody } from '@balcao/contracts';
import type { ReportPeriod } from '@balcao/domain';
import type { Language } from '@balcao/messages';

/** What a person says of a report that is to be mailed. */
export interface WantedSchedule extends Pick<
  ScheduleReportBody,
  'name' | 'every' | 'day' | 'hour' | 'format'
> {
  readonly period: ReportPeriod;
  /** Addresses, with commas or spaces between. */
  readonly recipients: string;
}

/** The days that are looked back at: yesterday's each day, last week's each week. */
const lookedBackAt = { day: 'yesterday', week: 'lastWeek', month: 'lastMonth' } as const;

/** A report or statement as it is on screen, to be mailed. */
export interface MailedReport {
  /** The name of the report. */
  readonly report: string;
  /** What the mail calls it at first. */
  readonly name: string;
  /** What it is narrowed to beside its days. */
  readonly filters: Readonly<Record<string, string>>;
  readonly by?: string;
  /** The columns of plain rows. */
  readonly columns?: readonly string[];
  readonly hasDays: boolean;
  /** How often it is mailed at first. */
  readonly every: WantedSchedule['every'];
  readonly language: Language;
  readonly recipient: string;
}

/** What the form begins with. */
export const firstWanted = ({ name, every, recipient }: MailedReport): WantedSchedule => ({
  name,
  every,
  day: 1,
  hour: 7,
  format: 'pdf',
  period: lookedBackAt[every],
  recipients: recipient,
});

/** Another rhythm has other days: those that it looks back at, and the first of its own. */
export const atRhythm = (
  wanted: WantedSchedule,
  every: WantedSchedule['every'],
): WantedSchedule => ({ ...wanted, every, day: 1, period: lookedBackAt[every] });

/** The schedule of a report as it is on screen; its days are those of the schedule. */
export function bodyOf(
  { report, filters, by = '', columns = [], language }: MailedReport,
  { recipients, ...wanted }: WantedSchedule,
  id: string,
): ScheduleReportBody {
  return {
    ...wanted,
    id,
    report,
    filter: JSON.stringify(filters),
    by,
    language,
    columns,
    recipients: recipients.split(/[\s,;]+/).filter((address) => address !== ''),
  };
}
