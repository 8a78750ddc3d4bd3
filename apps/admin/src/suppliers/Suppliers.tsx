import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { Balance, partyList, partySorting } from '../clients/definition.js';
import { supplierAccount } from '../clients/party-account.js';
import { Amount } from '../fields/Amount.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { showNuit } from '../formats/nuit.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const PartyPage = later(async () => (await import('../clients/PartyPage.js')).PartyPage);

/** What differs from clients: their categories, what we owe, and how much we may owe. */
const own: Readonly<Record<string, Column<ClientRow>>> = {
  categoryId: {
    source: 'categoryId',
    isUnsorted: true,
    isHidden: true,
    render: ({ categoryId }) => (
      <ReferenceName reference="commercial/suppliers/categories" id={categoryId} />
    ),
  },
  creditLimitMinor: {
    source: 'debitLimitMinor',
    isNumeric: true,
    isHidden: true,
    isUnsorted: true,
    render: ({ debitLimitMinor }) =>
      debitLimitMinor === undefined ? null : <Amount minor={debitLimitMinor} />,
  },
  balanceMinor: {
    source: 'supplierBalanceMinor',
    isNumeric: true,
    render: ({ supplierBalanceMinor = 0 }) => <Balance minor={supplierBalanceMinor} />,
  },
};

const definition: ManagementDefinition<ClientRow> = {
  ...partyList,
  ...partySorting('commercial/suppliers', 'supplier'),
  resource: 'commercial/suppliers',
  title: 'layout.pages.suppliers',
  columns: partyList.columns.map(
    (column: Column<ClientRow>): Column<ClientRow> => own[column.source] ?? column,
  ),
  card: ({ name, code, nuit, supplierBalanceMinor = 0 }) => ({
    title: name,
    detail: [code, nuit === undefined ? undefined : showNuit(nuit)].filter(Boolean).join(' · '),
    aside: <Balance minor={supplierBalanceMinor} />,
    figure: 'supplierBalanceMinor',
  }),
  pathOf: ({ id }) => `/commercial/suppliers/${id}`,
  defaults: { isClient: false, isSupplier: true },
  inputs: later(async () => (await import('../clients/PartyInputs.js')).SupplierInputs),
};

/** The register of suppliers and the page of each. */
export const Suppliers = (): ReactNode => (
  <Routes>
    <Route path="create" element={<ManagementScreen definition={definition} />} />
    <Route path=":id" element={<PartyPage account={supplierAccount} />} />
    <Route path="*" element={<ManagementScreen definition={definition} />} />
  </Routes>
);
