import { dashboardPeriods, type DashboardPeriod, type DayRange } from '@balcao/contracts';
import { isDay } from '../formats/days.js';

/** The days that the figures are of; of other days, both ends. */
export type PeriodChoice =
  | { readonly kind: Exclude<DashboardPeriod, 'custom'> }
  | ({ readonly kind: 'custom' } & DayRange);

/** Whether amounts are shown without VAT or with it. */
export type Measure = 'net' | 'gross';

/** The period that an address names; this month where it names none. */
export function periodOf(params: URLSearchParams): PeriodChoice {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (isDay(from) && isDay(to) && from <= to) return { kind: 'custom', from, to };
  const kind = dashboardPeriods.find((known) => known === params.get('period'));
  return { kind: kind === undefined || kind === 'custom' ? 'month' : kind };
}

/** What the API is asked for, and what the address keeps. */
export function periodQuery(choice: PeriodChoice): string {
  const { kind } = choice;
  const sent = kind === 'custom' ? { from: choice.from, to: choice.to } : { period: kind };
  return new URLSearchParams(sent).toString();
}

/** Whether the address asks for sums without VAT; with it where it says nothing. */
export function measureOf(params: URLSearchParams): Measure {
  return params.get('measure') === 'net' ? 'net' : 'gross';
}
