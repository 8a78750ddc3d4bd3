import type { PlanTerms } from './plan.events.js';

/** The plan that every company begins with, and that nobody can buy. */
export const TRIAL_PLAN_ID = 'trial';

const unlimited = {
  users: null,
  documentsPerMonth: null,
  warehouses: null,
  cashRegisters: null,
  hasApi: true,
};

/** What an installation begins with where it is billed; its administrator may change all of it. */
export const presetPlans: readonly (PlanTerms & { readonly id: string })[] = [
  {
    id: TRIAL_PLAN_ID,
    name: 'Trial',
    namePt: 'Período experimental',
    monthlyMinor: 0,
    limits: unlimited,
  },
  {
    id: 'shop',
    name: 'Shop',
    namePt: 'Loja',
    monthlyMinor: 100_000,
    limits: {
      users: 3,
      documentsPerMonth: 500,
      warehouses: 1,
      cashRegisters: 1,
      hasApi: false,
    },
  },
  {
    id: 'business',
    name: 'Business',
    namePt: 'Negócio',
    monthlyMinor: 250_000,
    limits: {
      users: 10,
      documentsPerMonth: 5_000,
      warehouses: 5,
      cashRegisters: 5,
      hasApi: true,
    },
  },
  { id: 'chain', name: 'Chain', namePt: 'Rede', monthlyMinor: 600_000, limits: unlimited },
];
