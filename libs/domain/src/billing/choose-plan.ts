import { formatMinor } from '@balcao/pricing';
import { refuse } from '../refusal.js';
import { refuseOutdated, type BillingContext } from './billing.context.js';
import { anchorOf } from './period.js';
import { quoteChange, type ChangeQuote, type ChosenPlan } from './quote-change.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

/** The plan and period that an owner has agreed to, and the quote that was read before. */
export interface ChoosePlan extends ChosenPlan {
  /** The revision of the quote that was shown. */
  readonly expectedRevision: number;
}

/**
 * Subscribes, upgrades at once, or schedules a smaller plan for the end of the period. Paid from
 * credits: `billing.notEnoughCredits` names what is missing. A quote that is no longer true is
 * refused, so that two upgrades at the same moment do not convert the same days twice.
 */
export function choosePlan(
  subscription: Subscription,
  { expectedRevision, ...chosen }: ChoosePlan,
  { plans, today }: BillingContext,
): readonly SubscriptionEvent[] {
  refuseOutdated(subscription, expectedRevision);
  const quote = quoteChange(subscription, chosen, plans, today);
  if (quote.kind === 'downgrade') return [scheduled(subscription, quote)];
  if (quote.missingMinor > 0) {
    refuse('billing.notEnoughCredits', { missing: formatMinor(quote.missingMinor) });
  }
  return changeOfPlan(subscription, quote);
}

/** What a change that can be paid does: what was left becomes credits, credits pay the period. */
export function changeOfPlan(
  { companyId: id, current }: Subscription,
  quote: ChangeQuote,
): readonly SubscriptionEvent[] {
  const { kind, planId, period, priceMinor, startsOn, endsOn } = quote;
  const { remainingValueMinor: amountMinor, remainingDays, periodDays } = quote;
  const conversion = {
    id,
    amountMinor,
    planId: current.planId,
    toPlanId: planId,
    priceMinor: current.priceMinor,
    remainingDays,
    periodDays,
  };
  const begun = { id, planId, period, priceMinor, startsOn, endsOn };
  const cause = kind === 'upgrade' ? ('upgraded' as const) : ('subscribed' as const);
  return [
    ...(amountMinor > 0 ? [{ type: 'CreditsConverted' as const, data: conversion }] : []),
    ...creditsUsed(id, priceMinor, planId),
    { type: 'PeriodBegun', data: { ...begun, anchorDay: anchorOf(startsOn), cause } },
  ];
}

/** The use of credits for a period; a period that costs nothing uses none. */
export function creditsUsed(
  id: string,
  amountMinor: number,
  planId: string,
): readonly SubscriptionEvent[] {
  return amountMinor > 0 ? [{ type: 'CreditsUsed', data: { id, amountMinor, planId } }] : [];
}

function scheduled(
  { companyId: id, status, scheduled: before }: Subscription,
  { planId, period, startsOn }: ChangeQuote,
): SubscriptionEvent {
  if (status === 'cancelled') refuse('billing.reactivateFirst');
  if (before?.planId === planId && before.period === period) refuse('billing.alreadyOnPlan');
  return { type: 'PlanChangeScheduled', data: { id, planId, period, startsOn } };
}

/** Stays with the present plan after all. */
export function dropScheduledChange(subscription: Subscription): readonly SubscriptionEvent[] {
  if (!subscription.scheduled) refuse('billing.noChangeScheduled');
  return [{ type: 'PlanChangeDropped', data: { id: subscription.companyId } }];
}
