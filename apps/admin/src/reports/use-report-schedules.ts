import type { ReportScheduleAnswer, ScheduleReportBody } from '@balcao/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sendOnce } from '../http/actions.js';
import { request } from '../http/request.js';

const queryKey = ['report-schedules'] as const;

interface SchedulesAtHand {
  /** Undefined while they load. */
  readonly schedules: readonly ReportScheduleAnswer[] | undefined;
  /** Both throw `ProblemError`. */
  readonly schedule: (wanted: ScheduleReportBody) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The scheduled reports. Each change answers the whole list. */
export function useReportSchedules(): SchedulesAtHand {
  const { id } = useSlice(company);
  const companyId = id ?? '';
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async () => parse((await request('/api/report-schedules', { companyId })).body),
    staleTime: 60_000,
  });
  const send = async (path: string, body: object): Promise<void> => {
    const action = `${companyId} report schedules ${path} ${JSON.stringify(body)}`;
    const answer = await sendOnce(action, async ({ idempotencyKey }) => {
      const sent = { method: 'POST', companyId, idempotencyKey, body } as const;
      return parse((await request(`/api/report-schedules${path}`, sent)).body);
    });
    queryClient.setQueryData<readonly ReportScheduleAnswer[]>(queryKey, answer);
  };
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
