import type { ClientRow } from '@balcao/contracts';
import SyncAlt from '@mui/icons-material/SyncAlt';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { later } from '../routing/later.js';
import { partyList, partySorting } from '../clients/definition.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { setOffPath } from '../clients/set-off-path.js';

const definition: ManagementDefinition<ClientRow> = {
  ...partyList,
  ...partySorting('commercial/entities', 'entity'),
  resource: 'commercial/entities',
  title: 'layout.pages.entities',
  columns: partyList.columns.map((column: Column<ClientRow>): Column<ClientRow> =>
    column.source === 'categoryId'
      ? {
          ...column,
          render: ({ categoryId }) => (
            <ReferenceName reference="commercial/entities/categories" id={categoryId} />
          ),
        }
      : column,
  ),
  defaults: { isClient: true, isSupplier: true },
  inputs: later(async () => (await import('../clients/PartyInputs.js')).EntityInputs),
};

/** The register of entities, which are clients and suppliers at once. */
export function Entities(): ReactNode {
  const navigate = useNavigate();
  const maySetOff = useMay('payments.setOff');
  const withSetOff = useMemo(
    (): ManagementDefinition<ClientRow> => ({
      ...definition,
      actions: [
        {
          label: 'money.setOff.name',
          icon: <SyncAlt fontSize="small" />,
          isReading: true,
          isOffered: ({ isArchived }) => maySetOff && !isArchived,
          run: ({ id }) => {
            void navigate(setOffPath(id));
          },
        },
      ],
    }),
    [navigate, maySetOff],
  );
  return <ManagementScreen definition={withSetOff} />;
}
