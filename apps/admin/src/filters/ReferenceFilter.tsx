import { resourceOf, type ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList, useResourceContext, useTranslateLabel, type RaRecord } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { useLanguage } from '../i18n/use-messages.js';
import { SelectFilter } from '../management/SelectFilter.js';

/** Records that a register of a few dozen may have. */
const CHOICES_MAX = 250;

interface ReferenceFilterProps {
  readonly source: string;
  /** A register small enough to choose from at a glance. */
  readonly reference: ResourceName;
  /** Without it, what the list calls the field. */
  readonly label?: string;
  readonly only?: Readonly<Record<string, unknown>>;
}

interface Named extends RaRecord {
  readonly id: string;
  readonly name: string;
  readonly namePt?: string;
}

/** Narrows a list to one record of a small register, which the user may see and has records. */
export function ReferenceFilter(props: ReferenceFilterProps): ReactNode {
  const { source, reference, only } = props;
  const language = useLanguage();
  const resource = useResourceContext();
  const labelOf = useTranslateLabel();
  const mayView = useMay(resourceOf(reference).view);
  const { data } = useGetList<Named>(
    reference,
    {
      filter: { isArchived: false, ...only },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: CHOICES_MAX },
    },
    { enabled: mayView },
  );
  if (!mayView || data?.length === 0) return null;
  const label = props.label ?? labelOf({ source, ...(resource !== undefined && { resource }) });
  const choices = (data ?? []).map(({ id, name, namePt = name }) => ({
    value: id,
    label: language === 'pt' ? namePt : name,
  }));
  return (
    <SelectFilter
      source={source}
      label={typeof label === 'string' ? label : source}
      choices={choices}
    />
  );
}
