import type { NamedRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList, useResourceContext, useTranslateLabel } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { specOf, type ResourceName } from '../admin/resources.js';
import { useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from './ListToolbar.js';

/** Records that a filter offers; registers that others are sorted into are short. */
const CHOICES_MAX = 250;

interface ReferenceFilterProps {
  readonly source: string;
  readonly reference: ResourceName;
  readonly only?: Readonly<Record<string, unknown>>;
}

/** Narrows a list to what belongs to one record of another register; nothing without any. */
export function ReferenceFilter({ source, reference, only }: ReferenceFilterProps): ReactNode {
  const t = useMessages();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext();
  const mayView = useMay(specOf(reference).view);
  const { data = [] } = useGetList<NamedRow>(
    reference,
    {
      filter: { isArchived: false, ...only },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: CHOICES_MAX },
    },
    { enabled: mayView },
  );
  if (data.length === 0) return null;
  const label = labelOf({ source, ...(resource !== undefined && { resource }) });
  return (
    <SelectFilter
      source={source}
      label={typeof label === 'string' ? label : source}
      choices={[
        { label: t('management.all') },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
