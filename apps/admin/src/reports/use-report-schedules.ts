import type { ReportScheduleAnswer, ScheduleReportBody } from '@balcao/contracts';
import { useWholeList } from '../admin/use-whole-list.js';

interface SchedulesAtHand {
  /** Undefined while they load. */
  readonly schedules: readonly ReportScheduleAnswer[] | undefined;
  /** Both throw `ProblemError`. */
  readonly schedule: (wanted: ScheduleReportBody) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The scheduled reports. */
export function useReportSchedules(): SchedulesAtHand {
  const { data, send } = useWholeList('report-schedules', parse);
  return {
    schedules: data,
    schedule: (wanted) => send('', wanted),
    remove: (scheduleId) => send(`/${encodeURIComponent(scheduleId)}/remove`, {}),
  };
}

/** Typed by the contract, checked to be a list. */
function parse(body: unknown): readonly ReportScheduleAnswer[] {
  if (!Array.isArray(body)) throw new Error('the schedules have an unknown shape');
  return body as readonly ReportScheduleAnswer[];
}
