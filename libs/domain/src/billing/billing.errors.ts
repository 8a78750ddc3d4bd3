import { invalid } from '../kernel/index.js';

export const billingErrors = {
  'billing.belowMinimumRecharge': invalid(),
  'billing.planNotSelected': invalid(),
};
