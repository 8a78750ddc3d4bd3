import type { PlanPeriod } from '@balcao/pricing';
import type { Recorded } from '../kernel/index.js';
import { evolveOrder, type Order } from './order.js';
import type { Period } from './period.js';
import type { CreditsEvent, PeriodBegun, SubscriptionEvent } from './subscription.events.js';

/** One line of the credits' account. */
export interface LedgerEntry {
  /** The revision of the event in the subscription's stream. */
  readonly revision: number;
  readonly at: string;
  readonly kind: CreditsEvent['type'];
  /** Above zero when credits came, below when they went. */
  readonly amountMinor: number;
  /** After it. */
  readonly balanceMinor: number;
  readonly note?: string;
  readonly orderId?: string;
  readonly planId?: string;
}

/** A company's subscription, folded from its stream. */
export interface Subscription {
  readonly companyId: string;
  /** The last one that has begun; it may be over. */
  readonly current: Period;
  /** Every one so far, the oldest first. */
  readonly periods: readonly (Period & { readonly cause: PeriodBegun['data']['cause'] })[];
  /** `cancelled` runs to the end of what is paid; `expired` is noted once it is over. */
  readonly status: 'running' | 'cancelled' | 'expired';
  /** The plan that takes over at the end of the period. */
  readonly scheduled: { readonly planId: string; readonly period: PlanPeriod } | undefined;
  /** Never below zero, and always the sum of the ledger. */
  readonly creditsMinor: number;
  readonly ledger: readonly LedgerEntry[];
  readonly orders: ReadonlyMap<string, Order>;
  /** The last reminder of the renewal. */
  readonly reminded?: { readonly endsOn: string; readonly daysBefore: number };
  /** Of the last event. */
  readonly revision: number;
}

type Place = Pick<Recorded, 'revision' | 'recordedAt'>;

/** The subscription after the event; the first event of a stream begins its trial. */
export function evolveSubscription(
  before: Subscription | undefined,
  event: SubscriptionEvent,
  recorded: Place,
): Subscription {
  const { revision } = recorded;
  if (event.type === 'PeriodBegun') return begun(before, event.data, revision);
  if (!before) throw new RangeError(`${event.type} before the subscription`);
  const subscription = { ...before, revision };
  switch (event.type) {
    case 'SubscriptionCancelled':
      return { ...subscription, scheduled: undefined, status: 'cancelled' };
    case 'SubscriptionReactivated':
      return { ...subscription, status: 'running' };
    case 'SubscriptionExpired':
      return { ...subscription, scheduled: undefined, status: 'expired' };
    case 'RenewalReminded': {
      const { endsOn, daysBefore } = event.data;
      return { ...subscription, reminded: { endsOn, daysBefore } };
    }
    case 'PlanChangeScheduled': {
      const { planId, period } = event.data;
      return { ...subscription, scheduled: { planId, period } };
    }
    case 'PlanChangeDropped':
      return { ...subscription, scheduled: undefined };
    case 'CreditsRecharged':
    case 'CreditsUsed':
    case 'CreditsConverted':
    case 'CreditsAdjusted':
      return entered(subscription, event, recorded);
    default: {
      const { orderId } = event.data;
      const order = evolveOrder(before.orders.get(orderId), event, recorded.recordedAt);
      return { ...subscription, orders: new Map(before.orders).set(orderId, order) };
    }
  }
}

function begun(
  before: Subscription | undefined,
  { id: companyId, cause, ...period }: PeriodBegun['data'],
  revision: number,
): Subscription {
  const periods = [...(before?.periods ?? []), { ...period, cause }];
  const { creditsMinor = 0, ledger = [], orders = new Map<string, Order>() } = before ?? {};
  const kept = { scheduled: undefined, creditsMinor, ledger, orders };
  return { companyId, current: period, periods, status: 'running', ...kept, revision };
}

function entered(
  subscription: Subscription,
  { type: kind, data }: CreditsEvent,
  { revision, recordedAt: at }: Place,
): Subscription {
  const amountMinor = kind === 'CreditsUsed' ? -data.amountMinor : data.amountMinor;
  const balanceMinor = subscription.creditsMinor + amountMinor;
  const entry = {
    revision,
    at,
    kind,
    amountMinor,
    balanceMinor,
    ...('note' in data && { note: data.note }),
    ...('orderId' in data && { orderId: data.orderId }),
    ...('planId' in data && { planId: data.planId }),
  };
  const ledger = [...subscription.ledger, entry];
  return { ...subscription, creditsMinor: balanceMinor, ledger };
}
