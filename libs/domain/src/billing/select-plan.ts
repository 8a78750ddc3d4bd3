import { refuse } from '../refusal.js';

/** The plan that is subscribed to, one of those on offer. */
export function selectPlan<P extends { readonly id: string }>(
  plans: readonly P[],
  planId: string | undefined,
): P {
  const chosen = plans.find(({ id }) => id === planId);
  return chosen ?? refuse('billing.planNotSelected', undefined, 'planId');
}
