import type { VatRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The VAT codes, as lists and editors offer them. */
export const vat = defineCollection<VatRow>({
  name: 'vat',
  version: 6,
  fields: {
    code: 'text',
    name: 'name',
    rate: 'decimal',
    validFrom: 'text',
    validTo: 'text',
    isDefault: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['code']],
  searchText: ({ code, name }) => `${code} ${name}`,
});

/** The register's four events as rows, and nothing else. */
export const vatProjection = registerProjection({ name: 'vat', noun: 'Vat', collection: vat });
