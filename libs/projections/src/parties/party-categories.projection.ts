import type { PartyCategoryRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The categories of clients, of suppliers and of those that are both. */
export const partyCategories = defineCollection<PartyCategoryRow>({
  name: 'party_categories',
  version: 6,
  fields: { name: 'name', kind: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

/** The register's four events as rows; those that name no kind are of clients. */
export const partyCategoriesProjection = registerProjection({
  name: 'party-categories',
  noun: 'PartyCategory',
  collection: partyCategories,
  defaults: { kind: 'client' },
});
