import type { Recorded } from '../kernel/index.js';
import { Problems, refuse } from '../refusal.js';
import { readFields, required, text } from '../registers/index.js';
import { PLAN_PRICE_MAX_MINOR } from './billing.limits.js';
import type { PlanEvent, PlanLimits, PlanTerms } from './plan.events.js';
import { TRIAL_PLAN_ID } from './preset-plans.js';

/** One plan, folded from its stream. */
export interface Plan extends PlanTerms {
  readonly id: string;
  readonly isOffered: boolean;
  /** Of the last event in the plan's own stream. */
  readonly revision: number;
}

/** The plans that there are, by id. */
export type Plans = ReadonlyMap<string, Plan>;

/** The plan after the event. */
export function evolvePlan(
  plan: Plan | undefined,
  event: PlanEvent,
  { revision }: Pick<Recorded, 'revision'>,
): Plan {
  if (event.type === 'PlanDefined') return { ...event.data, isOffered: true, revision };
  if (!plan) throw new RangeError(`${event.type} before the plan`);
  switch (event.type) {
    case 'PlanChanged':
      return { ...plan, ...event.data, revision };
    case 'PlanWithdrawn':
      return { ...plan, isOffered: false, revision };
    case 'PlanOffered':
      return { ...plan, isOffered: true, revision };
  }
}

/** What an administrator writes of a plan. */
export interface WritePlan extends PlanTerms {
  readonly id: string;
  /** The revision that the editor began with; missing for a new plan. */
  readonly expectedRevision?: number;
}

/** Begins a plan, or changes what it is and costs; periods that are paid keep their price. */
export function writePlan(plan: Plan | undefined, command: WritePlan): readonly PlanEvent[] {
  const { id, expectedRevision, ...sent } = command;
  if (!plan && expectedRevision !== undefined) refuse('billing.planNotFound', { id });
  if (plan && expectedRevision === undefined) refuse('billing.planExists');
  refuseOld(plan, expectedRevision);
  const terms = checkedTerms(sent);
  return [{ type: plan ? 'PlanChanged' : 'PlanDefined', data: { id, ...terms } }];
}

/** Takes a plan from those on offer, or puts it back; nothing to do when it is so already. */
export function offerPlan(
  plan: Plan | undefined,
  { id, isOffered }: { readonly id: string; readonly isOffered: boolean },
): readonly PlanEvent[] {
  if (!plan) refuse('billing.planNotFound', { id });
  if (id === TRIAL_PLAN_ID) refuse('billing.trialStays');
  if (plan.isOffered === isOffered) return [];
  return [{ type: isOffered ? 'PlanOffered' : 'PlanWithdrawn', data: { id } }];
}

function refuseOld(plan: Plan | undefined, expected: number | undefined): void {
  if (plan && expected !== undefined && expected !== plan.revision) {
    refuse('billing.stale', { expected, actual: plan.revision });
  }
}

const nameFields = { name: required(text(60)), namePt: required(text(60)) };
const counted = ['users', 'documentsPerMonth', 'warehouses', 'cashRegisters'] as const;

function checkedTerms(sent: PlanTerms): PlanTerms {
  const problems = new Problems();
  const { monthlyMinor, limits } = sent;
  const names = readFields(nameFields, { name: sent.name, namePt: sent.namePt }, problems);
  if (!isAmount(monthlyMinor, PLAN_PRICE_MAX_MINOR)) {
    problems.add('monthlyMinor', 'billing.invalidPrice');
  }
  for (const limit of counted) {
    const max = limits[limit];
    if (max !== null && !isAmount(max, Number.MAX_SAFE_INTEGER)) {
      problems.add(`limits.${limit}`, 'billing.invalidLimit');
    }
  }
  problems.refuseIfAny();
  return { ...names, monthlyMinor, limits: pickLimits(limits) };
}

const isAmount = (value: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= max;

function pickLimits(limits: PlanLimits): PlanLimits {
  const { users, documentsPerMonth, warehouses, cashRegisters, hasApi } = limits;
  return { users, documentsPerMonth, warehouses, cashRegisters, hasApi };
}
