import type { PaymentMethodRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { SwitchInput } from '../fields/SwitchInput.js';
import { YesNo } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const kinds = ['cash', 'card', 'transfer', 'wallet', 'cheque', 'other'] as const;
const mechanisms = [
  'NU',
  'CC',
  'CD',
  'CH',
  'TB',
  'OU',
  'DE',
  'MB',
  'CI',
  'CO',
  'CS',
  'LC',
  'PR',
  'TR',
];

const definition: ManagementDefinition<PaymentMethodRow> = {
  resource: 'commercial/payment_method',
  title: 'layout.pages.paymentMethods',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    { source: 'namePt' },
    {
      source: 'kind',
      render: ({ kind }) => <Kind kind={kind} />,
    },
    { source: 'mechanism' },
    {
      source: 'accountId',
      isUnsorted: true,
      render: ({ accountId }) => (
        <ReferenceName reference="commercial/treasury_account" id={accountId} />
      ),
    },
    { source: 'isDefault', render: ({ isDefault }) => <YesNo value={isDefault} /> },
  ],
  card: ({ name, namePt }) => ({ title: name, detail: namePt }),
  defaults: { kind: 'other', mechanism: 'OU', requiresReference: false, isDefault: false },
  inputs: Inputs,
};

function Kind({ kind }: Pick<PaymentMethodRow, 'kind'>): ReactNode {
  const t = useMessages();
  return t(`money.methods.kinds.${kind}`);
}

function Inputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="name" required autoFocus={isNew} helperText={false} />
      <TextInput source="namePt" required helperText={false} />
      <SelectInput
        source="kind"
        required
        helperText={false}
        choices={kinds.map((id) => ({ id, name: t(`money.methods.kinds.${id}`) }))}
        translateChoice={false}
      />
      <SelectInput
        source="mechanism"
        required
        helperText={t('money.methods.mechanismHint')}
        choices={mechanisms.map((id) => ({ id, name: id }))}
        translateChoice={false}
      />
      <ReferenceSelect source="accountId" reference="commercial/treasury_account" />
      <SwitchInput source="requiresReference" className="form__whole" />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}

/** The means of payment. */
export const PaymentMethods = (): ReactNode => <ManagementScreen definition={definition} />;
