import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { pageSizes } from '@balcao/contracts';
import { Spinner } from '../boot/lazy-screen.js';
import type { ManagementDefinition } from './definition.js';
import { EmptyList, FailedList } from './ListStates.js';
import { ListToolbar } from './ListToolbar.js';
import { RecordCards } from './RecordCards.js';
import { RecordTable } from './RecordTable.js';

interface ManagementListProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** The list of a register: search and filters, the rows, the pages. */
export function ManagementList<R extends RaRecord>(props: ManagementListProps<R>): ReactNode {
  return (
    <>
      <ListToolbar definition={props.definition} />
      <div className="list">
        <Rows {...props} />
      </div>
    </>
  );
}

function Rows<R extends RaRecord>({ definition }: ManagementListProps<R>): ReactNode {
  const { isPending, error, total, data, refetch } = useListContext<R>();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && data === undefined) {
    return (
      <FailedList
        onRetry={() => {
          void refetch();
        }}
      />
    );
  }
  if (isPending) return <Spinner />;
  if (total === 0) return <EmptyList definition={definition} />;
  return (
    <>
      {isPhone ? (
        <RecordCards definition={definition} rows={data} />
      ) : (
        <RecordTable definition={definition} />
      )}
      <Pagination rowsPerPageOptions={[...pageSizes]} />
    </>
  );
}
