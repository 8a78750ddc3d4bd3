import type { TreasuryAccountRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { Route, Routes } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { AccountPage } from './AccountPage.js';

const kinds = ['cash', 'bank', 'wallet'] as const;

const definition: ManagementDefinition<TreasuryAccountRow> = {
  resource: 'commercial/treasury_account',
  title: 'layout.pages.treasuryAccounts',
  nameOf: ({ name }) => name,
  sort: { field: 'name', order: 'ASC' },
  pathOf: ({ id }) => `/commercial/treasury_account/${id}`,
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    {
      source: 'kind',
      render: ({ kind }) => <Kind kind={kind} />,
    },
    { source: 'bank', isUnsorted: true },
    { source: 'nib', isUnsorted: true, isHidden: true },
    { source: 'currency' },
    {
      source: 'balanceMinor',
      isNumeric: true,
      render: ({ balanceMinor }) => <Amount minor={balanceMinor} />,
    },
    {
      source: 'closedThrough',
      isUnsorted: true,
      render: ({ closedThrough }) => <Day day={closedThrough} />,
    },
  ],
  card: ({ name, bank, balanceMinor, currency }) => ({
    title: name,
    detail: bank ?? '',
    aside: <Amount minor={balanceMinor} currency={currency} />,
    figure: 'balanceMinor',
  }),
  defaults: { kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 },
  inputs: Inputs,
};

function Kind({ kind }: Pick<TreasuryAccountRow, 'kind'>): ReactNode {
  const t = useMessages();
  return t(`money.accounts.kinds.${kind}`);
}

function Inputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="name" required autoFocus={isNew} helperText={false} />
      <SelectInput
        source="kind"
        required
        helperText={false}
        choices={kinds.map((id) => ({ id, name: t(`money.accounts.kinds.${id}`) }))}
        translateChoice={false}
      />
      <TextInput source="currency" required helperText={false} />
      <MoneyInput source="openingBalanceMinor" currency="" required />
      <TextInput source="bank" helperText={false} />
      <TextInput source="accountNumber" helperText={false} />
      <TextInput source="nib" helperText={false} />
      <TextInput source="iban" helperText={false} />
      <TextInput source="swift" helperText={false} />
    </>
  );
}

/** The accounts where money is, and the statement of each. */
export function TreasuryAccounts(): ReactNode {
  return (
    <Routes>
      <Route path="create" element={<ManagementScreen definition={definition} />} />
      <Route path=":id" element={<AccountPage />} />
      <Route path="*" element={<ManagementScreen definition={definition} />} />
    </Routes>
  );
}
