import { resourceOf } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { useMay } from '../admin/hooks.js';
import { SuggestField } from '../fields/SuggestField.js';
import { useClients } from '../fields/use-clients.js';
import { useFilters, withFilter } from '../management/use-filters.js';

interface SearchedFilterProps {
  readonly source: string;
  /** A register too large to choose from at a glance. */
  readonly reference: 'commercial/clients' | 'commercial/suppliers' | 'commercial/articles';
  readonly label: string;
}

/** Narrows a list to one record that is looked for by its name, code or NUIT. */
export function SearchedFilter({ source, reference, label }: SearchedFilterProps): ReactNode {
  const { filters, setFilters } = useFilters();
  const mayView = useMay(resourceOf(reference).view);
  const { clients: found, isWaiting, look } = useClients(reference);
  const chosen = filters[source];
  const id = typeof chosen === 'string' ? chosen : '';
  const enabled = mayView && id !== '';
  const { data } = useGetOne<RaRecord & { readonly name: string }>(reference, { id }, { enabled });
  if (!mayView) return null;
  return (
    <SuggestField
      className="filters__searched"
      label={label}
      value={id === '' ? '' : (data?.name ?? '…')}
      suggestions={found.map((row) => ({ id: row.id, name: row.name, detail: row.code }))}
      isWaiting={isWaiting}
      onWrite={look}
      onClear={() => {
        setFilters((set) => withFilter(set, source, undefined));
      }}
      onChoose={(one) => {
        setFilters((set) => withFilter(set, source, one.id));
      }}
    />
  );
}
