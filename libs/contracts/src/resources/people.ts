import type { Resources } from './resource.js';

/** Tills, the people who use the product, and what auditors read. */
export const peopleResources = {
  approvals: {
    path: 'approval-requests',
    collection: 'approval_requests',
    view: 'companies.view',
    manage: 'pos.approve',
    title: 'reference',
  },
  'commercial/cash_registers': {
    path: 'cash-registers',
    collection: 'cash_registers',
    view: 'pos.view',
    manage: 'pos.manage',
    noun: 'CashRegister',
    references: {
      warehouseId: 'commercial/warehouse',
      treasuryAccountId: 'commercial/treasury_account',
      favouriteIds: 'commercial/articles',
    },
  },
  'commercial/shifts': {
    path: 'shifts',
    collection: 'shifts',
    shows: ['shift_film'],
    view: 'pos.view',
    manage: 'pos.manage',
    references: { cashRegisterId: 'commercial/cash_registers' },
  },
  users: {
    path: 'members',
    collection: 'members',
    view: 'identity.view',
    manage: 'identity.manage',
  },
  'commercial/seals': {
    path: 'seals',
    collection: 'seals',
    view: 'audit.view',
    manage: 'fiscal.export',
  },
  'commercial/erasures': {
    path: 'erasures',
    collection: 'parties',
    only: { isErased: true },
    view: 'audit.view',
    manage: 'parties.erase',
  },
  'commercial/journal': {
    path: 'journal',
    collection: 'journal_events',
    view: 'audit.view',
    manage: 'audit.view',
  },
} as const satisfies Resources;
