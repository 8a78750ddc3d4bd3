import { resourceOf } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import type { ManagementDefinition } from './definition.js';
import { ExportMenu } from './ExportMenu.js';
import { useShownColumns } from './table/use-shown-columns.js';
import { useFilterChips } from './use-filter-chips.js';
import { useFilters } from './use-filters.js';

interface ListExportProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** The rows to export; defaults to all that match search and filters. */
  readonly ids?: readonly string[];
}

/** Exports a register: the rows that match search and filters, in the visible columns. */
export function ListExport<R extends RaRecord>(props: ListExportProps<R>): ReactNode {
  const { definition, ids } = props;
  const { resource, only } = definition;
  const { sort, total } = useListContext<R>();
  const { filters } = useFilters();
  const chips = useFilterChips();
  const isAll = ids === undefined || ids.length === total;
  const filter = isAll ? { ...filters, ...only } : { id: { $in: ids }, ...only };
  const columns = useShownColumns(`${resource}.datatable`, definition.columns);
  return (
    <ExportMenu
      api={resourceOf(resource).path}
      screen={resource}
      query={listQuery({ filter, sort })}
      columns={[...new Set(columns.flatMap(({ source, files }) => files ?? [source]))]}
      about={isAll && chips.length > 0 ? chips.map(({ text }) => text).join('; ') : undefined}
      total={isAll ? total : ids.length}
      isOfSelected={!isAll}
    />
  );
}
