import type { PrintModelRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The looks of papers. */
export const printModels = defineCollection<PrintModelRow>({
  name: 'print_models',
  version: 5,
  fields: {
    name: 'name',
    paperSize: 'text',
    language: 'text',
    isDefault: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['name']],
  searchText: ({ name }) => name,
});

/** The register's four events as rows, and nothing else. */
export const printModelsProjection = registerProjection({
  name: 'print-models',
  noun: 'PrintModel',
  collection: printModels,
});
