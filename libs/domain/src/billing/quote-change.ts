import { remainingValue, type PlanPeriod } from '@balcao/pricing';
import { daysBetween } from '../calendar.js';
import { refuse } from '../refusal.js';
import { periodFrom, periodMonths, type Period } from './period.js';
import type { Plan, Plans } from './plan.js';
import { TRIAL_PLAN_ID } from './preset-plans.js';
import { selectPlan } from './select-plan.js';
import type { Subscription } from './subscription.js';

/** A plan and how often it is paid. */
export interface ChosenPlan {
  readonly planId: string;
  readonly period: PlanPeriod;
}

/** The arithmetic of a change of plan, in minor units, as it is shown before and as it is done. */
export interface ChangeQuote extends ChosenPlan {
  /** `subscribe` and `upgrade` happen at once, `downgrade` at the end of the period. */
  readonly kind: 'subscribe' | 'upgrade' | 'downgrade';
  readonly priceMinor: number;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Of the present period, as far as it is converted: 0 unless it is an upgrade. */
  readonly remainingDays: number;
  readonly periodDays: number;
  readonly remainingValueMinor: number;
  readonly creditsMinor: number;
  /** What the credits do not cover. */
  readonly missingMinor: number;
  /** Credits that are left once the period is paid. */
  readonly leftMinor: number;
}

/** Whether the period has days left, and the company may therefore work. */
export const isInForce = ({ current }: Subscription, today: string): boolean =>
  today < current.endsOn;

/** What is left of a period: its days, and their share of the price in minor units. */
export function remainderOf(period: Period, today: string) {
  const periodDays = daysBetween(period.startsOn, period.endsOn);
  const remainingDays = Math.min(periodDays, Math.max(0, daysBetween(today, period.endsOn)));
  const valueMinor = remainingValue(period.priceMinor, remainingDays, periodDays);
  return { periodDays, remainingDays, valueMinor };
}

/**
 * What choosing a plan does on a day, and costs. Refuses a plan that is not on offer
 * (`billing.planNotSelected`), and the one that runs (`billing.alreadyOnPlan`).
 */
export function quoteChange(
  subscription: Subscription,
  chosen: ChosenPlan,
  plans: Plans,
  today: string,
): ChangeQuote {
  const offered = [...plans.values()].filter((plan) => plan.isOffered && plan.id !== TRIAL_PLAN_ID);
  const plan = selectPlan(offered, chosen.planId);
  const kind = kindOfChange(subscription, plan, chosen.period, plans, today);
  const { current, creditsMinor } = subscription;
  const next =
    kind === 'downgrade'
      ? periodFrom(current.endsOn, plan, chosen.period, current.anchorDay)
      : periodFrom(today, plan, chosen.period);
  const left = remainderOf(current, today);
  const converted =
    kind === 'upgrade' ? left : { periodDays: left.periodDays, remainingDays: 0, valueMinor: 0 };
  const available = creditsMinor + converted.valueMinor;
  const { planId, priceMinor, startsOn, endsOn } = next;
  return {
    kind,
    planId,
    period: chosen.period,
    priceMinor,
    startsOn,
    endsOn,
    remainingDays: converted.remainingDays,
    periodDays: converted.periodDays,
    remainingValueMinor: converted.valueMinor,
    creditsMinor,
    missingMinor: Math.max(0, priceMinor - available),
    leftMinor: Math.max(0, available - priceMinor),
  };
}

/** More per month, or the same plan for longer, is an upgrade. */
function kindOfChange(
  subscription: Subscription,
  plan: Plan,
  period: PlanPeriod,
  plans: Plans,
  today: string,
): ChangeQuote['kind'] {
  const { current } = subscription;
  if (current.period === 'trial' || !isInForce(subscription, today)) return 'subscribe';
  if (plan.id === current.planId) {
    const months = periodMonths[period] - periodMonths[current.period];
    if (months === 0) refuse('billing.alreadyOnPlan');
    return months > 0 ? 'upgrade' : 'downgrade';
  }
  const now = plans.get(current.planId)?.monthlyMinor ?? 0;
  return plan.monthlyMinor >= now ? 'upgrade' : 'downgrade';
}
