import Category from '@mui/icons-material/CategoryOutlined';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ResourceName } from '../../admin/resources.js';
import { ReferenceSelect } from '../../fields/ReferenceSelect.js';
import type { EachAction } from './bulk-action.js';

/**
 * Putting many records into another category. A record that somebody else has changed since it was
 * selected is refused as stale.
 */
export function changeCategory(
  resource: ResourceName,
  categories: ResourceName,
  only?: Readonly<Record<string, unknown>>,
): EachAction<RaRecord> {
  const Inputs = (): ReactNode => (
    <ReferenceSelect
      source="categoryId"
      reference={categories}
      {...(only !== undefined && { only })}
    />
  );
  return {
    name: 'changeCategory',
    label: 'lists.bulk.changeCategory',
    icon: <Category fontSize="small" />,
    inputs: Inputs,
    run: (row, { provider, values }) =>
      provider.update(resource, {
        id: row.id,
        data: { categoryId: values['categoryId'] ?? null },
        previousData: row,
      }),
  };
}
