import { firstOfMonth, lastDayOf } from '../calendar.js';
import { periodPrice, type PlanPeriod } from '@balcao/pricing';

/** How often a subscription is renewed; for each, how many months it runs. */
export const periodMonths: Readonly<Record<PlanPeriod, number>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
};

/** What a company may choose between, the shortest first; a trial is none of them. */
export const planPeriods: readonly PlanPeriod[] = ['monthly', 'quarterly', 'annual'];

/** A stretch of days that a company has paid for, or tries the product in. */
export interface Period {
  readonly planId: string;
  readonly period: PlanPeriod | 'trial';
  /** In minor units. */
  readonly priceMinor: number;
  readonly startsOn: string;
  /** The first day that is no longer paid for: the day of renewal. */
  readonly endsOn: string;
  /** The day of the month on which periods begin, 1 to 31; the last day of shorter months. */
  readonly anchorDay: number;
}

/** The day of the month of a calendar day. */
export const anchorOf = (day: string): number => Number(day.slice(8, 10));

/** The day on which a period ends that begins on the day: 31 Jan, 28 Feb, 31 Mar by anchor 31. */
export function endOfPeriod(startsOn: string, period: PlanPeriod, anchorDay: number): string {
  const first = firstOfMonth(startsOn, periodMonths[period]);
  const last = lastDayOf(first);
  const due = `${first.slice(0, 8)}${String(anchorDay).padStart(2, '0')}`;
  return due < last ? due : last;
}

/** A period of a plan from the day on; by its anchor where it follows another. */
export function periodFrom(
  startsOn: string,
  plan: { readonly id: string; readonly monthlyMinor: number },
  period: PlanPeriod,
  anchorDay: number = anchorOf(startsOn),
): Period {
  return {
    planId: plan.id,
    period,
    priceMinor: periodPrice(plan.monthlyMinor, period),
    startsOn,
    endsOn: endOfPeriod(startsOn, period, anchorDay),
    anchorDay,
  };
}
