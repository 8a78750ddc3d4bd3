import { describe, expect, it } from '@jest/globals';
import { Problems } from '../refusal.js';
import { checkRecharge, RECHARGE_MIN_MINOR } from './recharge.js';
import { selectPlan } from './select-plan.js';

describe('a recharge', () => {
  const problemsOf = (amountMinor: number) => {
    const problems = new Problems();
    checkRecharge(amountMinor, problems);
    return problems;
  };

  it('is of 100.00 MZN at least', () => {
    expect(problemsOf(RECHARGE_MIN_MINOR).count).toBe(0);
    for (const amountMinor of [RECHARGE_MIN_MINOR - 1, 0, Number.NaN]) {
      expect(() => {
        problemsOf(amountMinor).refuseIfAny();
      }).toThrow('billing.belowMinimumRecharge');
    }
  });
});

describe('the plan of a subscription', () => {
  it('is one of those on offer', () => {
    const plans = [{ id: 'shop' }, { id: 'chain' }];
    expect(selectPlan(plans, 'chain')).toBe(plans[1]);
    for (const id of [undefined, 'gone']) {
      expect(() => selectPlan(plans, id)).toThrow('billing.planNotSelected');
    }
  });
});
