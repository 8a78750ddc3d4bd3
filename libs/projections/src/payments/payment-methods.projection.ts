import type { PaymentMethodRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The means of payment. */
export const paymentMethods = defineCollection<PaymentMethodRow>({
  name: 'payment_methods',
  version: 5,
  fields: {
    name: 'name',
    namePt: 'name',
    kind: 'text',
    mechanism: 'text',
    isDefault: 'boolean',
    isArchived: 'boolean',
  },
  indexes: [['name']],
  searchText: ({ name, namePt, mechanism }) => `${name} ${namePt} ${mechanism}`,
});

/** The register's four events as rows, and nothing else. */
export const paymentMethodsProjection = registerProjection({
  name: 'payment-methods',
  noun: 'PaymentMethod',
  collection: paymentMethods,
});
