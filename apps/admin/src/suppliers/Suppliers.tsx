import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { partyList } from '../clients/definition.js';
import { supplierAccount } from '../clients/party-account.js';
import { PartyInputs } from '../clients/PartyInputs.js';
import { PartyPage } from '../clients/PartyPage.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<ClientRow> = {
  ...partyList,
  resource: 'commercial/suppliers',
  title: 'layout.pages.suppliers',
  columns: partyList.columns.map((column: Column<ClientRow>): Column<ClientRow> =>
    column.source === 'categoryId'
      ? {
          ...column,
          reference: 'commercial/suppliers/categories',
          render: ({ categoryId }) => (
            <ReferenceName reference="commercial/suppliers/categories" id={categoryId} />
          ),
        }
      : column,
  ),
  pathOf: ({ id }) => `/commercial/suppliers/${id}`,
  defaults: { country: 'MZ', phoneCode: '+258', isClient: false, isSupplier: true },
  inputs: ({ isNew }) => <PartyInputs isNew={isNew} kind="supplier" />,
};

/** The register of suppliers and the page of each. */
export const Suppliers = (): ReactNode => (
  <Routes>
    <Route path="create" element={<ManagementScreen definition={definition} />} />
    <Route path=":id" element={<PartyPage account={supplierAccount} />} />
    <Route path="*" element={<ManagementScreen definition={definition} />} />
  </Routes>
);
