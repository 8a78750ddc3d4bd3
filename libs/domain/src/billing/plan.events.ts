import type { EventOf } from '../kernel/index.js';

/** How much of the product a plan gives. `null` is without limit. */
export interface PlanLimits {
  readonly users: number | null;
  readonly documentsPerMonth: number | null;
  readonly warehouses: number | null;
  readonly cashRegisters: number | null;
  /** Whether programs may work with keys of their own. */
  readonly hasApi: boolean;
}

/** What a plan is and costs. */
export interface PlanTerms {
  readonly name: string;
  readonly namePt: string;
  /** In minor units of MZN. */
  readonly monthlyMinor: number;
  readonly limits: PlanLimits;
}

/** Facts of one plan, in the stream `plan-<id>`. */
export type PlanDefined = EventOf<'PlanDefined', PlanTerms & { readonly id: string }>;
/** Its terms from now on, whole; a period that was paid keeps the price of its own event. */
export type PlanChanged = EventOf<'PlanChanged', PlanTerms & { readonly id: string }>;
/** Nobody may choose it any more; who has it keeps it. */
export type PlanWithdrawn = EventOf<'PlanWithdrawn', { readonly id: string }>;
/** It may be chosen again, after `PlanWithdrawn`; a new plan is on offer without it. */
export type PlanOffered = EventOf<'PlanOffered', { readonly id: string }>;

/** Facts of a plan, in the stream `plan-<planId>`; a period that was paid keeps its own price. */
export type PlanEvent = PlanDefined | PlanChanged | PlanWithdrawn | PlanOffered;
