import { isMobile, phoneOf } from '../identifiers/index.js';
import { Problems, refuse } from '../refusal.js';
import type { BillingContext } from './billing.context.js';
import { OPEN_ORDERS_MAX, PHONE_ORDER_MS, TRANSFER_ORDER_MS } from './billing.limits.js';
import { quoteChange } from './quote-change.js';
import { checkRecharge } from './recharge.js';
import type { OrderMeans, OrderPurpose, SubscriptionEvent } from './subscription.events.js';
import type { Subscription } from './subscription.js';

/** A company's wish to pay; the ids are the server's, the amounts in minor units of MZN. */
export interface PlaceOrder {
  readonly orderId: string;
  readonly reference: string;
  readonly purpose: OrderPurpose;
  /** What a recharge is of; a plan's order asks for what credits do not cover. */
  readonly amountMinor?: number;
  readonly means: OrderMeans;
  readonly phone?: string;
}

/** The first digits of the numbers that each network gives out. */
const networks = { mpesa: /^8[45]\d{7}$/, emola: /^8[67]\d{7}$/ } as const;
const networkNames = { mpesa: 'M-Pesa', emola: 'e-Mola' } as const;

/** Asks for money by one of the means that this installation offers. */
export function placeOrder(
  subscription: Subscription,
  command: PlaceOrder,
  context: BillingContext & { readonly means: readonly OrderMeans[] },
): readonly SubscriptionEvent[] {
  const { orderId, reference, purpose, means } = command;
  const open = [...subscription.orders.values()].filter(({ state }) => state === 'waiting');
  if (open.length >= OPEN_ORDERS_MAX) refuse('billing.tooManyOrders', { max: OPEN_ORDERS_MAX });
  const problems = new Problems();
  if (!context.means.includes(means)) problems.add('means', 'billing.meansNotOffered');
  const phone = payingPhone(command, problems);
  if (purpose.kind === 'recharge') checkRecharge(command.amountMinor ?? 0, problems);
  problems.refuseIfAny();
  const amountMinor =
    purpose.kind === 'recharge'
      ? (command.amountMinor ?? 0)
      : missingFor(subscription, purpose, context);
  const waitMs = means === 'transfer' ? TRANSFER_ORDER_MS : PHONE_ORDER_MS;
  const expiresAt = new Date(Date.parse(context.now) + waitMs).toISOString();
  const asked = { id: subscription.companyId, orderId, reference, purpose, amountMinor, means };
  return [{ type: 'OrderPlaced', data: { ...asked, ...phone, expiresAt } }];
}

function payingPhone(order: PlaceOrder, problems: Problems): { readonly phone?: string } {
  const { means } = order;
  if (means === 'transfer') return {};
  const phone = phoneOf(order.phone ?? '');
  if (phone === undefined || !isMobile(phone)) {
    problems.add('phone', 'phone.invalid');
    return {};
  }
  if (!networks[means].test(phone)) {
    problems.add('phone', 'billing.phoneOfOtherNetwork', { means: networkNames[means] });
  }
  return { phone };
}

function missingFor(
  subscription: Subscription,
  purpose: Extract<OrderPurpose, { kind: 'plan' }>,
  { plans, today }: BillingContext,
): number {
  const { kind, missingMinor } = quoteChange(subscription, purpose, plans, today);
  if (kind === 'downgrade' || missingMinor === 0) refuse('billing.nothingToPay');
  return missingMinor;
}
