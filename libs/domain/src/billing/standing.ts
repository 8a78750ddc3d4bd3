import { refuse } from '../refusal.js';
import { nextPeriod } from './keep-subscription.js';
import type { PlanLimits } from './plan.events.js';
import type { Plan, Plans } from './plan.js';
import { isInForce } from './quote-change.js';
import type { Subscription } from './subscription.js';

/** `renewing` is due and can be paid: the company goes on working until it is done. */
export type StandingState = 'trial' | 'running' | 'cancelled' | 'renewing' | 'ended';

/** The standing of a company on a day, regardless of which jobs have run. */
export interface Standing {
  readonly state: StandingState;
  /** Everything may be read and nothing changed. */
  readonly isReadOnly: boolean;
  /** Of the present plan; undefined when there is no such plan, and nothing is limited then. */
  readonly plan: Plan | undefined;
}

/** The standing of a company on a calendar day. */
export function standingOf(subscription: Subscription, plans: Plans, today: string): Standing {
  const state = stateOf(subscription, plans, today);
  const plan = plans.get(subscription.current.planId);
  return { state, isReadOnly: state === 'ended', plan };
}

function stateOf(subscription: Subscription, plans: Plans, today: string): StandingState {
  const { status, current, creditsMinor } = subscription;
  if (isInForce(subscription, today)) {
    if (current.period === 'trial') return 'trial';
    return status === 'cancelled' ? 'cancelled' : 'running';
  }
  const next = nextPeriod(subscription, plans, today);
  return next !== undefined && next.priceMinor <= creditsMinor ? 'renewing' : 'ended';
}

const named = (plan: Plan | undefined) => ({
  plan: plan?.name ?? '',
  planPt: plan?.namePt ?? '',
});

/** Refuses any change to a company whose paid days are over. */
export function refuseReadOnly({ isReadOnly, plan }: Standing): void {
  if (isReadOnly) refuse('billing.readOnly', named(plan));
}

/** What plans count. */
export type CountedLimit = keyof Omit<PlanLimits, 'hasApi'>;

/** The refusal of one more than a plan gives. */
const limitCodes = {
  users: 'billing.usersLimit',
  documentsPerMonth: 'billing.documentsLimit',
  warehouses: 'billing.warehousesLimit',
  cashRegisters: 'billing.cashRegistersLimit',
} as const satisfies Readonly<Record<CountedLimit, string>>;

/** Refuses one more of what is counted, where `count` are there already. */
export function refuseBeyondLimit({ plan }: Standing, limit: CountedLimit, count: number): void {
  const max = plan?.limits[limit] ?? null;
  if (max !== null && count >= max) refuse(limitCodes[limit], { max, ...named(plan) });
}

/** Refuses keys for programs where the plan has none. */
export function refuseWithoutApi({ plan }: Standing): void {
  if (plan?.limits.hasApi === false) refuse('billing.apiNotInPlan', named(plan));
}
