import Groups from '@mui/icons-material/GroupsOutlined';
import type { BatchRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { later } from '../routing/later.js';
import { Day, Figure } from '../fields/cells.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ArticleCell } from './ArticleCell.js';
import { BatchFilters } from './BatchFilters.js';
import { Expiry } from './Expiry.js';

const RecallPage = later(async () => (await import('./RecallPage.js')).RecallPage);

const definition: ManagementDefinition<BatchRow> = {
  resource: 'commercial/batches',
  title: 'layout.pages.batches',
  nameOf: ({ name }) => name,
  sort: { field: 'expiresOn', order: 'ASC' },
  columns: [
    { source: 'name', render: ({ name }) => <span className="list__strong">{name}</span> },
    {
      source: 'articleId',
      isUnsorted: true,
      render: ({ articleId, articleName, articleCode }) => (
        <ArticleCell id={articleId} name={articleName} code={articleCode} />
      ),
    },
    { source: 'expiresOn', render: (row) => <ExpiryOf row={row} /> },
    { source: 'enteredOn', render: ({ enteredOn }) => <Day day={enteredOn} /> },
    {
      source: 'quantityMicros',
      isNumeric: true,
      render: ({ quantity }) => <Figure decimal={quantity} />,
    },
  ],
  filters: <BatchFilters />,
  card: (row) => ({
    title: row.articleName ?? '',
    detail: (
      <>
        {row.name} · <ExpiryOf row={row} />
      </>
    ),
    aside: <Figure decimal={row.quantity} />,
    figure: 'quantityMicros',
  }),
  inputs: later(async () => (await import('./BatchInputs.js')).BatchInputs),
};

function ExpiryOf({ row }: { readonly row: BatchRow }): ReactNode {
  return <Expiry day={row.expiresOn} isUsedUp={row.quantityMicros <= 0} />;
}

/** Batches with what is left of them, and who received each; a removed one is blocked. */
export function Batches(): ReactNode {
  const navigate = useNavigate();
  const shown: ManagementDefinition<BatchRow> = {
    ...definition,
    actions: [
      {
        label: 'stock.recall.action',
        icon: <Groups fontSize="small" />,
        isOffered: () => true,
        isReading: true,
        run: ({ id }) => {
          void navigate(`/${definition.resource}/${encodeURIComponent(id)}/recall`);
        },
      },
    ],
  };
  return (
    <Routes>
      <Route path=":id/recall" element={<RecallPage />} />
      <Route path="*" element={<ManagementScreen definition={shown} />} />
    </Routes>
  );
}
