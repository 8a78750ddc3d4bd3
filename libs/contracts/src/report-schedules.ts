import type { ReportScheduleContent, ScheduleEnd } from '@balcao/domain';

/** One of `GET /api/report-schedules`. */
export interface ReportScheduleAnswer extends ReportScheduleContent {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerName: string;
  /** Whether the caller may change and remove it. */
  readonly isOwn: boolean;
  /** Why it is mailed no more. */
  readonly endedBy?: Exclude<ScheduleEnd, 'removed'>;
  /** The day on which it went out last. */
  readonly mailedOn?: string;
}

/** `POST /api/report-schedules`: a report that is mailed from now on, or one changed. */
export interface ScheduleReportBody extends ReportScheduleContent {
  readonly id: string;
}
