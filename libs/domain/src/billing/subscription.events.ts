import type { PlanPeriod } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';
import type { Period } from './period.js';

/** How an order is paid. */
export type OrderMeans = 'transfer' | 'mpesa' | 'emola';

/** What an order is for; money becomes credits either way, and credits pay for periods. */
export type OrderPurpose =
  | { readonly kind: 'recharge' }
  | { readonly kind: 'plan'; readonly planId: string; readonly period: PlanPeriod };

interface OfOrder {
  /** The company's. */
  readonly id: string;
  readonly orderId: string;
}

/** Facts of a company's subscription, in the stream `subscription-<companyId>`; `id` is its id. */
export type PeriodBegun = EventOf<
  'PeriodBegun',
  Period & {
    readonly id: string;
    readonly cause: 'trial' | 'subscribed' | 'renewed' | 'upgraded' | 'downgraded';
  }
>;
/** It runs to `endsOn`, the first day that is not paid for, and is not renewed then. */
export type SubscriptionCancelled = EventOf<
  'SubscriptionCancelled',
  { readonly id: string; readonly endsOn: string }
>;
/** The cancellation is taken back while what is paid still runs. */
export type SubscriptionReactivated = EventOf<'SubscriptionReactivated', { readonly id: string }>;
/** The period was over and nothing followed: too few credits, a cancellation or a trial's end. */
export type SubscriptionExpired = EventOf<
  'SubscriptionExpired',
  { readonly id: string; readonly endedOn: string }
>;
/** Owners were notified that the period ends; `daysBefore` is one of `REMINDER_DAYS`, each once. */
export type RenewalReminded = EventOf<
  'RenewalReminded',
  { readonly id: string; readonly endsOn: string; readonly daysBefore: number }
>;
/** A smaller plan begins with the next period, on `startsOn`; the present one is used up first. */
export type PlanChangeScheduled = EventOf<
  'PlanChangeScheduled',
  {
    readonly id: string;
    readonly planId: string;
    readonly period: PlanPeriod;
    readonly startsOn: string;
  }
>;
/** The scheduled change will not be: the present plan is renewed. */
export type PlanChangeDropped = EventOf<'PlanChangeDropped', { readonly id: string }>;

/** Credits come and go; amounts are in minor units and above zero, except for adjustments. */
export type CreditsRecharged = EventOf<
  'CreditsRecharged',
  OfOrder & { readonly amountMinor: number }
>;
/** Credits paid a period of the plan, whose `PeriodBegun` is in the same append. */
export type CreditsUsed = EventOf<
  'CreditsUsed',
  { readonly id: string; readonly amountMinor: number; readonly planId: string }
>;
/** What was left of a period that ends early: price × remaining days ÷ days, in minor units. */
export type CreditsConverted = EventOf<
  'CreditsConverted',
  {
    readonly id: string;
    readonly amountMinor: number;
    readonly planId: string;
    readonly toPlanId: string;
    readonly priceMinor: number;
    readonly remainingDays: number;
    readonly periodDays: number;
  }
>;
/**
 * The service's administrator gave credits, or with an amount below zero took some, and said why.
 */
export type CreditsAdjusted = EventOf<
  'CreditsAdjusted',
  { readonly id: string; readonly amountMinor: number; readonly note: string }
>;

/** Money was asked for, in minor units of MZN; nothing is credited before `CreditsRecharged`. */
export type OrderPlaced = EventOf<
  'OrderPlaced',
  OfOrder & {
    /** Identifies the order to the payee: letters and digits. */
    readonly reference: string;
    readonly purpose: OrderPurpose;
    readonly amountMinor: number;
    readonly means: OrderMeans;
    /** Nine digits. */
    readonly phone?: string;
    /** UTC instant. */
    readonly expiresAt: string;
  }
>;
/** The payer's network is about to be asked for the money: never asked twice. */
export type PaymentRequested = EventOf<'PaymentRequested', OfOrder>;
/** The payer sent a file that shows the transfer: the order no longer expires by itself. */
export type ProofAttached = EventOf<
  'ProofAttached',
  OfOrder & {
    readonly proofId: string;
    readonly blobId: string;
    readonly name: string;
    readonly contentType: string;
    readonly size: number;
    /** Of the content, in hex; absent of files kept before it was recorded. */
    readonly sha256?: string;
  }
>;
/** Money has come, as much as `amountMinor` says: it may be other than what was asked for. */
export type OrderPaid = EventOf<
  'OrderPaid',
  OfOrder & { readonly amountMinor: number; readonly paymentReference: string }
>;
/** The payer's network said that nothing will come. */
export type OrderFailed = EventOf<'OrderFailed', OfOrder & { readonly reason: string }>;
/** The service's administrator found no such transfer; `reason` is for the company to read. */
export type OrderRefused = EventOf<'OrderRefused', OfOrder & { readonly reason: string }>;
/** Nobody paid until `expiresAt`; money that still comes counts all the same. */
export type OrderExpired = EventOf<'OrderExpired', OfOrder>;

/** What changes how many credits a company has; their sum is its balance. */
export type CreditsEvent = CreditsRecharged | CreditsUsed | CreditsConverted | CreditsAdjusted;

/** What becomes of an order; credits come with `CreditsRecharged`, once it is paid. */
export type OrderEvent =
  | OrderPlaced
  | PaymentRequested
  | ProofAttached
  | OrderPaid
  | OrderFailed
  | OrderRefused
  | OrderExpired;

/** Facts of the service, in `subscription-<companyId>`, and none of the company's own books. */
export type SubscriptionEvent =
  | PeriodBegun
  | SubscriptionCancelled
  | SubscriptionReactivated
  | SubscriptionExpired
  | RenewalReminded
  | PlanChangeScheduled
  | PlanChangeDropped
  | CreditsEvent
  | OrderEvent;

/** Whose order a reference is, in the stream `reference-<reference>`: the first claim counts. */
export type PaymentReferenceClaimed = EventOf<
  'PaymentReferenceClaimed',
  { readonly id: string; readonly companyId: string; readonly orderId: string }
>;
