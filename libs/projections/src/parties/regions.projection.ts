import type { NamedRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

export const regions = defineCollection<NamedRow>({
  name: 'regions',
  version: 2,
  fields: { name: 'name', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

export const regionsProjection = registerProjection({
  name: 'regions',
  noun: 'Region',
  collection: regions,
});
