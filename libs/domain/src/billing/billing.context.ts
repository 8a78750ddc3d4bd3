import { refuse } from '../refusal.js';
import type { Plans } from './plan.js';
import type { Subscription } from './subscription.js';

/** What a decision about a subscription depends on in addition to the subscription. */
export interface BillingContext {
  /** UTC instant. */
  readonly now: string;
  /** The calendar day of `now` in `HOME_TIME_ZONE`. */
  readonly today: string;
  readonly plans: Plans;
}

/** Refuses what was decided on a standing that is no longer so. */
export function refuseOutdated({ revision }: Subscription, expected: number): void {
  if (expected !== revision) refuse('billing.stale', { expected, actual: revision });
}
