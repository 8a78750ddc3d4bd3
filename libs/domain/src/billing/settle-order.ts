import { Problems, refuse } from '../refusal.js';
import { readFields, required, text } from '../registers/index.js';
import type { BillingContext } from './billing.context.js';
import { RECHARGE_MAX_MINOR } from './billing.limits.js';
import { changeOfPlan } from './choose-plan.js';
import type { Order } from './order.js';
import { quoteChange } from './quote-change.js';
import type { SubscriptionEvent } from './subscription.events.js';
import { evolveSubscription, type Subscription } from './subscription.js';

/** Money that came for an order: reported by the payer's network, or found by an administrator. */
export interface ConfirmPayment {
  readonly orderId: string;
  /** The amount received, as the payee states it; in minor units. */
  readonly amountMinor: number;
  /** How the payment is called where it was received. */
  readonly paymentReference: string;
}

/** The order of a subscription; refused when there is none. */
export function orderOf({ orders }: Subscription, id: string): Order {
  return orders.get(id) ?? refuse('billing.orderNotFound', { id });
}

/**
 * Money has come for an order: it becomes credits, and pays for the plan that it was meant for when
 * it suffices. Counts once; late or other money than was asked for counts as what it is.
 */
export function confirmPayment(
  subscription: Subscription,
  { orderId, amountMinor, paymentReference }: ConfirmPayment,
  context: BillingContext,
): readonly SubscriptionEvent[] {
  const order = orderOf(subscription, orderId);
  if (order.state === 'paid') return [];
  if (!isMoney(amountMinor)) refuse('billing.invalidAmount', undefined, 'amountMinor');
  const { companyId: id } = subscription;
  const paid: readonly SubscriptionEvent[] = [
    { type: 'OrderPaid', data: { id, orderId, amountMinor, paymentReference } },
    { type: 'CreditsRecharged', data: { id, orderId, amountMinor } },
  ];
  return [...paid, ...planOf(order, afterwards(subscription, paid), context)];
}

/** The service's administrator has found a transfer in the bank's statement. */
export function approveTransfer(
  subscription: Subscription,
  command: ConfirmPayment,
  context: BillingContext,
): readonly SubscriptionEvent[] {
  const { means, state } = orderOf(subscription, command.orderId);
  const isOpen = state === 'waiting' || state === 'expired';
  if (means !== 'transfer' || !isOpen) refuse('billing.orderClosed');
  return confirmPayment(subscription, command, context);
}

/** An order that nothing will come for, and why: the network's words, or the administrator's. */
export interface EndOrder {
  readonly orderId: string;
  readonly reason: string;
}

/** The payer's network says that nothing will come; nothing to do once the order has ended. */
export function failPayment(
  subscription: Subscription,
  { orderId, reason }: EndOrder,
): readonly SubscriptionEvent[] {
  if (orderOf(subscription, orderId).state !== 'waiting') return [];
  const { companyId: id } = subscription;
  return [{ type: 'OrderFailed', data: { id, orderId, reason: reason.slice(0, 300) } }];
}

/** The service's administrator has found no such transfer, and says why it is refused. */
export function refuseTransfer(
  subscription: Subscription,
  { orderId, reason: written }: EndOrder,
): readonly SubscriptionEvent[] {
  const { means, state } = orderOf(subscription, orderId);
  if (means !== 'transfer' || state !== 'waiting') refuse('billing.orderClosed');
  const problems = new Problems();
  const { reason } = readFields({ reason: required(text(300)) }, { reason: written }, problems);
  problems.refuseIfAny();
  return [{ type: 'OrderRefused', data: { id: subscription.companyId, orderId, reason } }];
}

/** Notes that the payer's network is being asked; nothing when it was asked before. */
export function requestPayment(
  subscription: Subscription,
  orderId: string,
): readonly SubscriptionEvent[] {
  const { state, means, requestedAt } = orderOf(subscription, orderId);
  if (state !== 'waiting' || means === 'transfer' || requestedAt !== undefined) return [];
  return [{ type: 'PaymentRequested', data: { id: subscription.companyId, orderId } }];
}

const isMoney = (minor: number): boolean =>
  Number.isSafeInteger(minor) && minor > 0 && minor <= RECHARGE_MAX_MINOR;

/** Where the events lead; places and instants count for nothing here. */
function afterwards(subscription: Subscription, events: readonly SubscriptionEvent[]) {
  const { revision } = subscription;
  return events.reduce(
    (state, event) => evolveSubscription(state, event, { revision, recordedAt: '' }),
    subscription,
  );
}

/** What was meant to be paid with it, if it can be: otherwise the money stays as credits. */
function planOf(
  { purpose }: Order,
  subscription: Subscription,
  { plans, today }: BillingContext,
): readonly SubscriptionEvent[] {
  if (purpose.kind === 'recharge') return [];
  if (plans.get(purpose.planId)?.isOffered !== true) return [];
  const { planId, period, status } = { ...subscription.current, status: subscription.status };
  const isRunning = planId === purpose.planId && period === purpose.period;
  if (isRunning && status !== 'expired' && today < subscription.current.endsOn) return [];
  const quote = quoteChange(subscription, purpose, plans, today);
  if (quote.kind === 'downgrade' || quote.missingMinor > 0) return [];
  return changeOfPlan(subscription, quote);
}
