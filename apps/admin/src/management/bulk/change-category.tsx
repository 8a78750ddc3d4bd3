import Category from '@mui/icons-material/CategoryOutlined';
import type { BulkActionName, ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { later } from '../../routing/later.js';
import type { EachAction } from './bulk-action.js';

const ReferenceSelect = later(
  async () => (await import('../../fields/ReferenceSelect.js')).ReferenceSelect,
);

type ChangeOfCategory = Extract<BulkActionName, `${string}.changeCategory`>;

/** Moves many records to another category; their other fields stay unchanged. */
export function changeCategory(
  action: ChangeOfCategory,
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
    action,
    label: 'lists.bulk.changeCategory',
    icon: <Category fontSize="small" />,
    isRehearsed: true,
    inputs: Inputs,
    detailsOf: ({ categoryId }) =>
      typeof categoryId === 'string' && categoryId !== '' ? { categoryId } : {},
  };
}
