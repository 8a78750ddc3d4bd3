import type { NamedRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const partyCategories = defineCollection<NamedRow>({
  name: 'party_categories',
  version: 1,
  fields: { name: 'text', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

export const partyCategoriesProjection = registerProjection({
  name: 'party-categories',
  noun: 'PartyCategory',
  collection: partyCategories,
});
