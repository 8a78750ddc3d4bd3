import type { BilledAnswer, PeriodAnswer } from '@balcao/contracts';
import {
  nextPeriod,
  remainderOf,
  standingOf,
  type BillingContext,
  type OrderMeans,
  type Period,
  type Plans,
} from '@balcao/domain';
import type { BillingSettings } from '@balcao/tasks';
import type { KnownSubscription } from './subscriptions.js';

/** How many lines of the account and how many orders one answer shows. */
const shown = 200;

/** How a company stands, with every figure that its screen shows. */
export function subscriptionAnswer(
  { state: subscription, revision }: KnownSubscription,
  { plans, today }: BillingContext,
  settings: BillingSettings,
): BilledAnswer {
  const { current, creditsMinor, ledger, periods, orders, scheduled } = subscription;
  const { state, isReadOnly, plan } = standingOf(subscription, plans, today);
  const { remainingDays, valueMinor } = remainderOf(current, today);
  const next = nextPeriod(subscription, plans, today);
  return {
    isBilled: true,
    revision,
    state,
    isReadOnly,
    plan: plan ?? null,
    creditsMinor,
    current: named(current, plans),
    remainingDays,
    remainingValueMinor: valueMinor,
    renewal:
      next === undefined
        ? null
        : { ...named(next, plans), isCovered: next.priceMinor <= creditsMinor },
    isChangeScheduled: scheduled !== undefined,
    ledger: [...ledger].reverse().slice(0, shown),
    periods: [...periods].reverse().map((period) => named(period, plans)),
    orders: [...orders.values()].reverse().slice(0, shown),
    means: meansOf(settings),
    bankDetails: settings.bankDetails ?? null,
  };
}

/** How a company may pay here. */
export function meansOf({ providers, bankDetails }: BillingSettings): readonly OrderMeans[] {
  const byPhone = providers.map(({ means }) => means);
  return bankDetails === undefined ? byPhone : [...byPhone, 'transfer'];
}

function named(period: Period, plans: Plans): PeriodAnswer {
  const { planId, priceMinor, startsOn, endsOn, anchorDay } = period;
  const plan = plans.get(planId);
  const names = { planName: plan?.name ?? planId, planNamePt: plan?.namePt ?? planId };
  return { planId, period: period.period, priceMinor, startsOn, endsOn, anchorDay, ...names };
}
