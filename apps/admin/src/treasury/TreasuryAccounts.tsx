import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import type { ListedAccount } from './listed-account.js';

const AccountPage = later(async () => (await import('./AccountPage.js')).AccountPage);

const definition: ManagementDefinition<ListedAccount> = {
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
      render: ({ balanceMinor }) => <Balance minor={balanceMinor} />,
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
    aside: <Balance minor={balanceMinor} currency={currency} />,
    figure: 'balanceMinor',
  }),
  defaults: { kind: 'bank', openingBalanceMinor: 0 },
  inputs: later(async () => (await import('./TreasuryAccountInputs.js')).TreasuryAccountInputs),
};

interface BalanceProps {
  readonly minor: number | undefined;
  readonly currency?: string;
}

/** Nothing where it is not told: a cashier counts the drawer without knowing. */
function Balance({ minor, ...shown }: BalanceProps): ReactNode {
  return minor === undefined ? null : <Amount minor={minor} {...shown} />;
}

function Kind({ kind }: Pick<ListedAccount, 'kind'>): ReactNode {
  const t = useMessages();
  return t(`money.accounts.kinds.${kind}`);
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
