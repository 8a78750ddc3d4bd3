import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { partyList } from '../clients/definition.js';
import { PartyInputs } from '../clients/PartyInputs.js';
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
  defaults: { country: 'MZ', phoneCode: '+258', isClient: false, isSupplier: true },
  inputs: ({ isNew }) => <PartyInputs isNew={isNew} kind="supplier" />,
};

/** The register of suppliers. */
export const Suppliers = (): ReactNode => <ManagementScreen definition={definition} />;
