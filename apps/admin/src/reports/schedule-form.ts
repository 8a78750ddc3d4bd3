import type { ScheduleReportBody } from '@balcao/contracts';
import type { ReportPeriod } from '@balcao/domain';
import type { Language } from '@balcao/messages';

/** The form of a scheduled report. */
export interface WantedSchedule extends Pick<
  ScheduleReportBody,
  'name' | 'every' | 'day' | 'hour' | 'format'
> {
  readonly period: ReportPeriod;
  /** Addresses, separated by commas or spaces. */
  readonly recipients: string;
}

/** The period of each mail: yesterday if daily, last week if weekly. */
const lookedBackAt = { day: 'yesterday', week: 'lastWeek', month: 'lastMonth' } as const;

/** A report or statement as shown, to be scheduled. */
export interface MailedReport {
  /** The name of the report. */
  readonly report: string;
  /** The suggested subject. */
  readonly name: string;
  /** Its filters other than the period. */
  readonly filters: Readonly<Record<string, string>>;
  readonly by?: string;
  /** The columns of plain rows. */
  readonly columns?: readonly string[];
  readonly hasDays: boolean;
  /** The suggested frequency. */
  readonly every: WantedSchedule['every'];
  readonly language: Language;
  readonly recipient: string;
}

/** The initial values of the form. */
export const firstWanted = ({ name, every, recipient }: MailedReport): WantedSchedule => ({
  name,
  every,
  day: 1,
  hour: 7,
  format: 'pdf',
  period: lookedBackAt[every],
  recipients: recipient,
});

/** A different frequency resets the period and the first day. */
export const atRhythm = (
  wanted: WantedSchedule,
  every: WantedSchedule['every'],
): WantedSchedule => ({ ...wanted, every, day: 1, period: lookedBackAt[every] });

/** The schedule of a report as shown, with the schedule's own period. */
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
