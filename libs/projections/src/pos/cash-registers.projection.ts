import type { CashRegisterRow } from '@balcao/contracts';
import { defineCollection } from '@balcao/read-store';
import { registerProjection } from '../registers/register.projection.js';

/** The tills as records; where each stands is in `tills`. */
export const cashRegisters = defineCollection<CashRegisterRow>({
  name: 'cash_registers',
  version: 5,
  fields: { code: 'text', name: 'name', warehouseId: 'text', isArchived: 'boolean' },
  indexes: [['code'], ['name']],
  searchText: ({ code, name }) => `${code} ${name}`,
});

/** The register's four events as rows, and nothing else. */
export const cashRegistersProjection = registerProjection({
  name: 'cash-registers',
  noun: 'CashRegister',
  collection: cashRegisters,
});
