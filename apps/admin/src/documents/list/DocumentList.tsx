import '../../management/management.css';
import './list.css';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { pageSizes } from '@balcao/contracts';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Spinner } from '../../boot/lazy-screen.js';
import { PageTitle } from '../../layout/page-title.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { FailedList } from '../../management/ListStates.js';
import { DocumentCards } from './DocumentCards.js';
import { DocumentFilters } from './DocumentFilters.js';
import { DocumentTable } from './DocumentTable.js';
import { DocumentToolbar } from './DocumentToolbar.js';
import { EmptyDocuments } from './EmptyDocuments.js';
import { StateTabs } from './StateTabs.js';
import { narrowedFields } from './tabs.js';
import { TotalsStrip } from './TotalsStrip.js';
import { useFilter } from './use-filter.js';

/** The issued documents of a type, with the sums over all that fit the filter. */
export function DocumentList({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const nameOf = useTypeName();
  const filter = useMemo(() => ({ typeId: type.id }), [type.id]);
  return (
    <ListBase
      resource="documents"
      storeKey={`documents.${type.id}`}
      filter={filter}
      sort={{ field: 'issuedOn', order: 'DESC' }}
      perPage={25}
      disableAuthentication
    >
      <PageTitle>{nameOf(type)}</PageTitle>
      <Content type={type} />
    </ListBase>
  );
}

function Content({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const isNarrowed = narrowedFields(useFilter().filter).length > 0;
  const [isFiltering, setFiltering] = useState(isNarrowed);
  return (
    <>
      <DocumentToolbar
        type={type}
        isFiltering={isFiltering}
        onFilter={() => {
          setFiltering(!isFiltering);
        }}
      />
      {isFiltering ? <DocumentFilters type={type} /> : null}
      <TotalsStrip type={type} />
      <div className="list">
        <StateTabs type={type} />
        <Rows type={type} />
      </div>
    </>
  );
}

function Rows({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const { isPending, error, total, data, refetch } = useListContext<DocumentRow>();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (error && data === undefined) {
    return <FailedList onRetry={() => void refetch()} />;
  }
  if (isPending) return <Spinner />;
  if (total === 0) return <EmptyDocuments type={type} />;
  return (
    <>
      {isPhone ? <DocumentCards rows={data} /> : <DocumentTable type={type} />}
      <Pagination rowsPerPageOptions={[...pageSizes]} />
    </>
  );
}
