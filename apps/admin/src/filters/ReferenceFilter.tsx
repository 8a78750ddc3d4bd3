import type { ReactNode } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { specOf, type ResourceName } from '../admin/resources.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/ListToolbar.js';

/** Records that a register of a few dozen may have. */
const RECORDS = 250;

interface ReferenceFilterProps {
  readonly source: string;
  /** A register small enough to choose from at a glance. */
  readonly reference: ResourceName;
  readonly label: string;
}

interface Named extends RaRecord {
  readonly id: string;
  readonly name: string;
  readonly namePt?: string;
}

/** Narrows a list to one record of a small register; nothing for who may not see the register. */
export function ReferenceFilter(props: ReferenceFilterProps): ReactNode {
  const { source, reference, label } = props;
  const t = useMessages();
  const language = useLanguage();
  const mayView = useMay(specOf(reference).view);
  const { data = [] } = useGetList<Named>(
    reference,
    {
      filter: { isArchived: false },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: RECORDS },
    },
    { enabled: mayView },
  );
  if (!mayView) return null;
  const choices = data.map(({ id, name, namePt = name }) => ({
    value: id,
    label: language === 'pt' ? namePt : name,
  }));
  return (
    <SelectFilter
      source={source}
      label={label}
      choices={[{ label: t('management.all') }, ...choices]}
    />
  );
}
