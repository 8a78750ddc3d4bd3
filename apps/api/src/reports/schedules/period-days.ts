import type { SchedulePeriod } from '@balcao/contracts';
import { daysOfPeriod, type PeriodDays } from '@balcao/domain';

/** The first and the last day of a period, as of a day; open for all days. */
export const periodDays = (period: SchedulePeriod, today: string): Partial<PeriodDays> =>
  period === 'all' ? {} : daysOfPeriod(period, today);
