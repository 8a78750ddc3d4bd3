import type { CashRegisterRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useMessages } from '../i18n/use-messages.js';
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
  inputs: CashRegisterInputs,
};

function CashRegisterInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput
        source="code"
        required
        autoFocus={isNew}
        helperText={t('resources.commercial/cash_registers.codeHint')}
      />
      <TextInput source="name" required helperText={false} />
      <ReferenceSelect source="warehouseId" reference="commercial/warehouse" />
      <ReferenceSelect source="treasuryAccountId" reference="commercial/treasury_account" />
      <MoneyInput source="differenceLimitMinor" />
      <SwitchInput source="showsExpected" />
    </>
  );
}

/** The places at which the company sells over the counter. */
export const CashRegisters = (): ReactNode => <ManagementScreen definition={definition} />;
