import type { CashRegisterRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<CashRegisterRow> = {
  resource: 'commercial/cash_registers',
  title: 'layout.pages.cashRegisters',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'code', render: ({ code }) => <span className="list__strong">{code}</span> },
    { source: 'name' },
    {
      source: 'warehouseId',
      isUnsorted: true,
      render: ({ warehouseId }) => (
        <ReferenceName reference="commercial/warehouse" id={warehouseId} />
      ),
    },
    {
      source: 'treasuryAccountId',
      isUnsorted: true,
      render: ({ treasuryAccountId }) => (
        <ReferenceName reference="commercial/treasury_account" id={treasuryAccountId} />
      ),
    },
  ],
  card: ({ code, name }) => ({ title: name, detail: code }),
  inputs: later(async () => (await import('./CashRegisterInputs.js')).CashRegisterInputs),
};

/** The places at which the company sells over the counter. */
export const CashRegisters = (): ReactNode => <ManagementScreen definition={definition} />;
