import { refuse } from '../refusal.js';
import { PROOFS_MAX } from './billing.limits.js';
import type { Proof } from './order.js';
import { orderOf } from './settle-order.js';
import type { SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

/** Keeps a file that proves a transfer, for the service's administrator to look at. */
export function attachProof(
  subscription: Subscription,
  { orderId, proof }: { readonly orderId: string; readonly proof: Proof },
): readonly SubscriptionEvent[] {
  const { means, state, proofs } = orderOf(subscription, orderId);
  if (means !== 'transfer') refuse('billing.proofOnlyOfTransfer');
  if (state !== 'waiting') refuse('billing.orderClosed');
  if (proofs.length >= PROOFS_MAX) refuse('billing.tooManyProofs', { max: PROOFS_MAX });
  const { id: proofId, ...file } = proof;
  return [
    { type: 'ProofAttached', data: { id: subscription.companyId, orderId, proofId, ...file } },
  ];
}
