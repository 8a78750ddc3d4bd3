import type { PaymentMethodRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { YesNo } from '../fields/YesNo.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { inOwnLanguage } from '../management/in-own-language.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

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
  card: ({ name, mechanism }) => ({ title: name, detail: mechanism }),
  defaults: { kind: 'other', mechanism: 'OU', requiresReference: false, isDefault: false },
  inputs: later(async () => (await import('./PaymentMethodInputs.js')).PaymentMethodInputs),
};

function Kind({ kind }: Pick<PaymentMethodRow, 'kind'>): ReactNode {
  const t = useMessages();
  return t(`money.methods.kinds.${kind}`);
}

/** The means of payment. */
export const PaymentMethods = (): ReactNode => (
  <ManagementScreen definition={inOwnLanguage(definition, useLanguage())} />
);
