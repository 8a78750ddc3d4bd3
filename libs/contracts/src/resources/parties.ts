import type { Resources } from './resource.js';

const party = {
  collection: 'parties',
  view: 'parties.view',
  manage: 'parties.manage',
  noun: 'Party',
} as const;

const category = {
  path: 'party-categories',
  collection: 'party_categories',
  view: 'parties.view',
  manage: 'parties.manage',
  noun: 'PartyCategory',
} as const;

/** Clients, suppliers, entities that are both, their categories, and regions. */
export const partiesResources = {
  'commercial/clients': {
    ...party,
    path: 'clients',
    only: { isClient: true },
    shows: ['account_entries'],
    references: { regionId: 'commercial/regions', categoryId: 'commercial/clients/categories' },
  },
  'commercial/suppliers': {
    ...party,
    path: 'suppliers',
    only: { isSupplier: true },
    shows: ['account_entries'],
    references: { regionId: 'commercial/regions', categoryId: 'commercial/suppliers/categories' },
  },
  'commercial/entities': {
    ...party,
    path: 'entities',
    only: { isClient: true, isSupplier: true },
    references: { regionId: 'commercial/regions', categoryId: 'commercial/entities/categories' },
  },
  'commercial/clients/categories': category,
  'commercial/suppliers/categories': category,
  'commercial/entities/categories': category,
  'commercial/regions': {
    path: 'regions',
    collection: 'regions',
    view: 'parties.view',
    manage: 'parties.manage',
    noun: 'Region',
    texts: {
      fields: { name: { isRequired: true } },
      version: 5,
      imported: 'regions',
      group: 'parties',
    },
  },
} as const satisfies Resources;
