import type { WarehouseRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/ListToolbar.js';

/** Narrows a list of stock down to one warehouse. */
export function WarehouseFilter(): ReactNode {
  const t = useMessages();
  const { data = [] } = useGetList<WarehouseRow>('commercial/warehouse', {
    filter: { isArchived: false },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const choices = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectFilter
      source="warehouseId"
      label={t('resources.commercial/stock.fields.warehouseId')}
      choices={[{ label: t('management.all') }, ...choices]}
    />
  );
}
