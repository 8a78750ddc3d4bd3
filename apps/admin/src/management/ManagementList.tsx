import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { ComparedList } from '../compare/ComparedList.js';
import { BulkBar } from './bulk/BulkBar.js';
import { useBulkList } from './bulk/use-bulk-list.js';
import type { ManagementDefinition } from './definition.js';
import { FilterChips } from './FilterChips.js';
import { ListExport } from './ListExport.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { FailedList } from '../skeletons/FailedList.js';
import { EmptyList } from './ListStates.js';
import { ListPages } from './Pages.js';
import { ListToolbar } from './ListToolbar.js';
import { RecordCards } from './RecordCards.js';
import { RecordTable } from './RecordTable.js';
import { ColumnChooser } from './table/ColumnChooser.js';
import { useChoosableColumns } from './table/use-choosable-columns.js';
import { RegisterViews } from './views/RegisterViews.js';
import { useIsNarrow } from './table/use-is-narrow.js';

interface ManagementListProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

const shownByDefault = { isArchived: false } as const;

/** The list of a register: search and filters, the rows, the pages. */
export function ManagementList<R extends RaRecord>(props: ManagementListProps<R>): ReactNode {
  const { definition } = props;
  const columns = useChoosableColumns(definition);
  const { list, isSelectable } = useBulkList(definition);
  const isNarrow = useIsNarrow();
  const arrangement = (
    <>
      <RegisterViews definition={definition} />
      <ColumnChooser storeKey={`${definition.resource}.datatable`} columns={columns} />
    </>
  );
  return (
    <div className={isSlim(definition) ? 'list-slim' : undefined}>
      <ListToolbar definition={definition} arrangement={isNarrow ? null : arrangement} />
      <FilterChips unfiltered={definition.isArchivable === false ? {} : shownByDefault}>
        {isNarrow ? arrangement : null}
      </FilterChips>
      <div className="list">
        {isSelectable ? (
          <BulkBar
            list={list}
            exportOf={(ids) => <ListExport definition={definition} ids={ids} />}
          />
        ) : null}
        <ComparedList<R> nameOf={definition.nameOf} />
        <Rows {...props} />
      </div>
    </div>
  );
}

/** Whether it has so few columns that, over a whole page, a name and its menu lie far apart. */
const isSlim = <R extends RaRecord>({ columns }: ManagementDefinition<R>): boolean =>
  columns.filter(({ isHidden }) => isHidden !== true).length <= 2;

function Rows<R extends RaRecord>({ definition }: ManagementListProps<R>): ReactNode {
  const { isPending, error, total, data, refetch } = useListContext<R>();
  const isNarrow = useIsNarrow();
  if (error && data === undefined) {
    return (
      <FailedList
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  if (isPending) return <Skeleton shape="rows" />;
  if (total === 0) return <EmptyList definition={definition} />;
  return (
    <>
      {isNarrow ? (
        <RecordCards definition={definition} rows={data} />
      ) : (
        <RecordTable definition={definition} />
      )}
      <ListPages />
    </>
  );
}
