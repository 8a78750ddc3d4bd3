import { describe, expect, it } from '@jest/globals';
import { evolvePlan, offerPlan, writePlan, type Plan } from './plan.js';
import type { PlanEvent } from './plan.events.js';
import { presetPlans } from './preset-plans.js';
import { refusalOf } from '../testing/billing.js';

const kiosk = {
  id: 'kiosk',
  name: 'Kiosk',
  namePt: 'Quiosque',
  monthlyMinor: 50_000,
  limits: {
    users: 1,
    documentsPerMonth: 100,
    warehouses: 1,
    cashRegisters: 1,
    hasApi: false,
  },
};

const planOf = (...events: readonly PlanEvent[]) =>
  events.reduce<Plan | undefined>(
    (plan, event, revision) => evolvePlan(plan, event, { revision }),
    undefined,
  );

describe('a plan', () => {
  const defined = writePlan(undefined, kiosk);
  const plan = planOf(...defined);

  it('is defined and changed by who has seen its last terms', () => {
    expect(defined).toEqual([{ type: 'PlanDefined', data: kiosk }]);
    const dearer = { ...kiosk, monthlyMinor: 60_000, expectedRevision: 0 };
    expect(planOf(...defined, ...writePlan(plan, dearer))).toMatchObject({
      monthlyMinor: 60_000,
      revision: 1,
    });
    expect(refusalOf(() => writePlan(plan, { ...dearer, expectedRevision: 3 }))).toBe(
      'billing.stale',
    );
    expect(refusalOf(() => writePlan(plan, kiosk))).toBe('billing.planExists');
    expect(refusalOf(() => writePlan(undefined, dearer))).toBe('billing.planNotFound');
  });

  it('has names in both languages, a price and limits that can be', () => {
    const write = (changed: object) => () => writePlan(undefined, { ...kiosk, ...changed });
    expect(refusalOf(write({ namePt: '' }))).toBe('field.required');
    expect(refusalOf(write({ monthlyMinor: -1 }))).toBe('billing.invalidPrice');
    expect(refusalOf(write({ limits: { ...kiosk.limits, users: 1.5 } }))).toBe(
      'billing.invalidLimit',
    );
    expect(refusalOf(write({ limits: { ...kiosk.limits, users: null } }))).toBe('accepted');
  });

  it('is taken from the offer and put back, but for the trial', () => {
    const withdrawn = planOf(...defined, ...offerPlan(plan, { id: 'kiosk', isOffered: false }));
    expect(withdrawn?.isOffered).toBe(false);
    expect(offerPlan(withdrawn, { id: 'kiosk', isOffered: false })).toEqual([]);
    expect(offerPlan(withdrawn, { id: 'kiosk', isOffered: true })).toEqual([
      { type: 'PlanOffered', data: { id: 'kiosk' } },
    ]);
    const [preset] = presetPlans;
    const trial = preset && planOf(...writePlan(undefined, preset));
    expect(refusalOf(() => offerPlan(trial, { id: 'trial', isOffered: false }))).toBe(
      'billing.trialStays',
    );
    expect(refusalOf(() => offerPlan(undefined, { id: 'gone', isOffered: true }))).toBe(
      'billing.planNotFound',
    );
  });
});
