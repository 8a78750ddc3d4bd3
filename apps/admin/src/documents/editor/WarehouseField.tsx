import type { TextRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChoiceOfHead } from './ChoiceOfHead.js';
import { useEditor, useHead } from './context.js';
import { withReturn, withWarehouse } from './kept.js';
import { UnreadChoices } from './UnreadChoices.js';
import { useWarehouse } from './use-article-facts.js';

/** The warehouse the goods leave or arrive at, if there are several. */
export function WarehouseField(): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const head = useHead();
  const current = useWarehouse() ?? '';
  const enabled = useMay('stock.view');
  const {
    data = [],
    error,
    refetch,
  } = useGetList<TextRow<'commercial/warehouse'>>(
    'commercial/warehouse',
    {
      filter: { isArchived: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: enabled && type.movesStock !== 'none', staleTime: 60_000 },
  );
  if (type.movesStock === 'none') return null;
  const isBack = type.requiresOrigin === true && type.movesStock === 'in';
  return (
    <>
      {error === null ? null : (
        <UnreadChoices what={t('resources.commercial/warehouse.title')} onRetry={refetch} />
      )}
      {data.length > 1 ? (
        <ChoiceOfHead
          field="warehouseId"
          label={t('documents.fields.warehouse')}
          value={current}
          choices={data.map(({ id, name }) => ({ id, name }))}
          onChange={(id) => {
            session.changeHead(withWarehouse(head, id), 'warehouseId');
          }}
        />
      ) : null}
      {isBack ? <ReturnsStock /> : null}
    </>
  );
}

/** Whether credited goods return to stock. */
function ReturnsStock(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const head = useHead();
  return (
    <label className="summary__switch head__switch">
      <input
        type="checkbox"
        role="switch"
        checked={head.kept?.returnsStock !== false}
        onChange={(event) => {
          session.changeHead(withReturn(head, event.target.checked));
        }}
      />
      {t('documents.fields.returnsStock')}
    </label>
  );
}
