import {
  confirmPayment,
  failPayment,
  requestPayment,
  type Order,
  type Subscription,
  type SubscriptionEvent,
} from '@balcao/domain';
import { type JobHandler, type NewJob, payloadAs } from '@balcao/jobs';
import type { TaskGround } from '../task-ground.js';
import { mailsOf } from './billing-mail.js';
import { billingContext, readPlans, SERVICE, subscriptionStreams } from './billing-streams.js';
import { PaymentUnavailable, type PaymentAnswer } from './payment-provider.js';

/** The name of the job that has one order paid by telephone, and looks what became of it. */
export const payOrderJob = 'billing.pay';

type PayingGround = Pick<TaskGround, 'events' | 'clock' | 'newId' | 'jobs' | 'billing'>;

/** Waits between two looks at a payment that nobody knows the end of, in milliseconds. */
const looksMs = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000];

interface PayOrder {
  readonly orderId: string;
  /** How often the provider was asked what became of it. */
  readonly looks: number;
}

/** The job that asks a payer's phone for an order's money, and looks after it until it ends. */
export function payOrder(companyId: string, orderId: string, looks = 0, runAt?: string): NewJob {
  return {
    id: `pay_${orderId}_${looks}`,
    name: payOrderJob,
    companyId,
    actorId: SERVICE,
    payload: { orderId, looks },
    ...(runAt !== undefined && { runAt }),
  };
}

/** Asks the phone once; where that was cut off, what has become of it. */
export function payByPhone(ground: PayingGround): JobHandler {
  return async ({ job }) => {
    const { companyId } = job;
    const { orderId, looks } = payloadAs<PayOrder>(job);
    const decide = (state: Subscription | undefined) =>
      state ? requestPayment(state, orderId) : [];
    const { events, state } = await execute(ground, companyId, decide);
    const order = state?.orders.get(orderId);
    if (order?.state !== 'waiting') return undefined;
    const ended = await settle(ground, companyId, order, events.length > 0 ? 'request' : 'query');
    const now = ground.clock().getTime();
    if (ended || now >= Date.parse(order.expiresAt)) return undefined;
    const waitMs = looksMs[Math.min(looks, looksMs.length - 1)] ?? 0;
    const runAt = new Date(now + waitMs).toISOString();
    await ground.jobs.enqueue(payOrder(companyId, orderId, looks + 1, runAt));
    return undefined;
  };
}

/**
 * Asks the provider for the state of an order, regardless of other reports about it, and records
 * the answer. Returns whether the order has ended.
 */
export async function lookAfterOrder(
  ground: PayingGround,
  companyId: string,
  orderId: string,
): Promise<boolean> {
  const { state } = await subscriptionStreams(ground).read(companyId);
  const order = state?.orders.get(orderId);
  if (order?.requestedAt === undefined) return false;
  if (order.state === 'paid') return true;
  return settle(ground, companyId, order, 'query');
}

async function settle(
  ground: PayingGround,
  companyId: string,
  order: Order,
  call: 'request' | 'query',
): Promise<boolean> {
  const answer = await askProvider(ground, order, call);
  if (answer.state === 'waiting') return false;
  const plans = await readPlans(ground);
  const { id: orderId } = order;
  await execute(ground, companyId, (state) => {
    if (state === undefined) return [];
    if (answer.state === 'failed') return failPayment(state, { ...answer, orderId });
    return confirmPayment(state, { ...answer, orderId }, billingContext(ground.clock(), plans));
  });
  return true;
}

async function askProvider(
  { billing }: PayingGround,
  { means, reference, amountMinor, phone = '' }: Order,
  call: 'request' | 'query',
): Promise<PaymentAnswer> {
  const provider = billing?.providers.find((each) => each.means === means);
  if (provider === undefined) return { state: 'waiting' };
  try {
    return await provider[call]({ reference, amountMinor, phone });
  } catch (error) {
    if (error instanceof PaymentUnavailable) return { state: 'waiting' };
    throw error;
  }
}

async function execute(
  ground: PayingGround,
  companyId: string,
  decide: (state: Subscription | undefined) => readonly SubscriptionEvent[],
) {
  const outcome = await subscriptionStreams(ground).execute(companyId, {
    commandId: ground.newId(),
    actorId: SERVICE,
    body: {},
    decide,
  });
  for (const mail of mailsOf(outcome.events)) await ground.jobs.enqueue(mail);
  return outcome;
}
