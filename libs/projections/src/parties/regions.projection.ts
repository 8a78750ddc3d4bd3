import type { NamedRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The regions that parties lie in. */
export const regions = defineCollection<NamedRow>({
  name: 'regions',
  version: 2,
  fields: { name: 'name', isArchived: 'boolean' },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

/** The register's four events as rows, and nothing else. */
export const regionsProjection = registerProjection({
  name: 'regions',
  noun: 'Region',
  collection: regions,
});
