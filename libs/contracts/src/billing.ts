import type {
  ChangeQuote,
  LedgerEntry,
  Order,
  OrderMeans,
  Period,
  Plan,
  StandingState,
} from '@balcao/domain';

/** `GET /api/billing/plans`: those on offer, and what each costs by the period, in minor units. */
export interface PlanAnswer extends Plan {
  readonly prices: Readonly<Record<'monthly' | 'quarterly' | 'annual', number>>;
}

/** A period as it is told: with its plan's names. */
export interface PeriodAnswer extends Period {
  readonly planName: string;
  readonly planNamePt: string;
}

/** An order as those who pay see it. */
export type OrderAnswer = Order;

/** `GET /api/billing/subscription`; nothing else where the product is free. */
export type SubscriptionAnswer = FreeAnswer | BilledAnswer;

/** This installation sells no plans: nothing is counted and nothing limited. */
export interface FreeAnswer {
  readonly isBilled: false;
}

/** How a company stands with its plan, on the day that it asks. */
export interface BilledAnswer {
  readonly isBilled: true;
  /** Of the subscription's stream: a choice names the one that it was shown with. */
  readonly revision: number;
  readonly state: StandingState;
  readonly isReadOnly: boolean;
  readonly plan: Plan | null;
  readonly current: PeriodAnswer;
  readonly remainingDays: number;
  readonly remainingValueMinor: number;
  /** The period that follows, and whether credits pay for it; null when none does. */
  readonly renewal: (PeriodAnswer & { readonly isCovered: boolean }) | null;
  /** The plan that was chosen for the end of the period. */
  readonly isChangeScheduled: boolean;
  readonly creditsMinor: number;
  /** The newest first. */
  readonly ledger: readonly LedgerEntry[];
  readonly periods: readonly PeriodAnswer[];
  readonly orders: readonly OrderAnswer[];
  readonly means: readonly OrderMeans[];
  /** Where transfers go. */
  readonly bankDetails: string | null;
}

/** `GET /api/billing/quote?planId=&period=`. */
export interface QuoteAnswer extends ChangeQuote {
  readonly revision: number;
}

/** What a command about a subscription answers. */
export interface BillingAccepted {
  readonly id: string;
}

/** `GET /api/service`: who is asking, and how the service stands. */
export interface ServiceAnswer {
  readonly isBilled: boolean;
  readonly hasTwoFactor: boolean;
  readonly jobs: Readonly<Record<string, number>>;
  readonly orders: { readonly waiting: number; readonly toApprove: number };
  readonly health: {
    readonly isReady: boolean;
    readonly isFolding: boolean;
    readonly stalled: number;
  };
}

/** One of `GET /api/service/companies`. */
export interface HostedCompanyAnswer {
  readonly id: string;
  readonly name: string;
  readonly nuit: string;
  readonly registeredAt: string;
  /** In its journal. */
  readonly events: number;
  readonly lastEventAt: string | null;
  readonly planId: string | null;
  readonly state: StandingState | null;
  readonly endsOn: string | null;
  readonly creditsMinor: number | null;
}

/** One of `GET /api/service/orders`: transfers that wait for the administrator, and the others. */
export interface ServiceOrderAnswer extends Order {
  readonly companyId: string;
  readonly companyName: string;
}
