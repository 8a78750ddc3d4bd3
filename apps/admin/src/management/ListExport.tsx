import { resourceOf } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useListContext, useStore, type RaRecord } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import type { ManagementDefinition } from './definition.js';
import { ExportMenu } from './ExportMenu.js';
import { shownColumns } from './shown-columns.js';
import { useFilterChips } from './use-filter-chips.js';
import { useFilters } from './use-filters.js';

interface ListExportProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** The rows to write; all that fit search and filters without it. */
  readonly ids?: readonly string[];
}

/** The file of a register: the rows that fit search and filters, in the columns in sight. */
export function ListExport<R extends RaRecord>(props: ListExportProps<R>): ReactNode {
  const { definition, ids } = props;
  const { resource, only } = definition;
  const { sort, total } = useListContext<R>();
  const { filters } = useFilters();
  const chips = useFilterChips();
  const isAll = ids === undefined || ids.length === total;
  const filter = isAll ? { ...filters, ...only } : { id: { $in: ids }, ...only };
  const fieldsOf = (source: string): readonly string[] =>
    definition.columns.find((column) => column.source === source)?.files ?? [source];
  const sources = definition.columns.map(({ source }) => source);
  const first = definition.columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
  const [hidden] = useStore<readonly string[]>(`${resource}.datatable`, first);
  const [ranks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  return (
    <ExportMenu
      api={resourceOf(resource).path}
      screen={resource}
      query={listQuery({ filter, sort })}
      columns={[...new Set(shownColumns(sources, hidden, ranks).flatMap(fieldsOf))]}
      about={isAll && chips.length > 0 ? chips.map(({ text }) => text).join('; ') : undefined}
      total={isAll ? total : ids.length}
      isOfSelected={!isAll}
    />
  );
}
