import type { ClientRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { partyList } from '../clients/definition.js';
import { PartyInputs } from '../clients/PartyInputs.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';

const definition: ManagementDefinition<ClientRow> = {
  ...partyList,
  resource: 'commercial/entities',
  title: 'layout.pages.entities',
  columns: partyList.columns.map((column: Column<ClientRow>): Column<ClientRow> =>
    column.source === 'categoryId'
      ? {
          ...column,
          reference: 'commercial/entities/categories',
          render: ({ categoryId }) => (
            <ReferenceName reference="commercial/entities/categories" id={categoryId} />
          ),
        }
      : column,
  ),
  defaults: { country: 'MZ', phoneCode: '+258', isClient: true, isSupplier: true },
  inputs: ({ isNew }) => <PartyInputs isNew={isNew} kind="entity" />,
};

/** The register of entities, which are clients and suppliers at once. */
export const Entities = (): ReactNode => <ManagementScreen definition={definition} />;
