import '../../theme/management.css';
import './list.css';
import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { useMemo, useState, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { later } from '../../routing/later.js';
import { useSlice } from '../../boot/slice.js';
import { ComparedList } from '../../compare/ComparedList.js';
import { PageTitle } from '../../layout/page-title.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { BulkBar } from '../../management/bulk/BulkBar.js';
import { FilterNamesProvider, useNewFilterNames } from '../../management/filter-names.js';
import { Skeleton } from '../../skeletons/Skeleton.js';
import { FailedList } from '../../skeletons/FailedList.js';
import { ListPages } from '../../management/Pages.js';
import { BatchPrintDialog } from '../../printing/BatchPrintDialog.js';
import { chosenDocuments } from './bulk/chosen-documents.js';
import { useDocumentBulk } from './bulk/use-document-bulk.js';
import { DocumentCards } from './DocumentCards.js';
import { DocumentChips } from './DocumentChips.js';
import { DocumentExport } from './DocumentExport.js';
import { DocumentFilters } from './DocumentFilters.js';
import { DocumentTable } from './DocumentTable.js';
import { DocumentToolbar } from './DocumentToolbar.js';
import { EmptyDocuments } from './EmptyDocuments.js';
import { StateTabs } from './StateTabs.js';
import { TotalsStrip } from './TotalsStrip.js';
import { useIsNarrow } from '../../management/table/use-is-narrow.js';
import { rowsPerPage } from '../../management/views/per-page.js';

const JoinDialog = later(async () => (await import('./bulk/JoinDialog.js')).JoinDialog);

/** The issued documents of a type, with totals of all that match the filter. */
export function DocumentList({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const nameOf = useTypeName();
  const names = useNewFilterNames();
  const filter = useMemo(() => ({ typeId: type.id }), [type.id]);
  return (
    <ListBase
      disableAuthentication
      resource="documents"
      storeKey={`documents.${type.id}`}
      filter={filter}
      sort={{ field: 'issuedOn', order: 'DESC' }}
      perPage={rowsPerPage()}
    >
      <PageTitle>{nameOf(type)}</PageTitle>
      <FilterNamesProvider value={names}>
        <Content type={type} />
      </FilterNamesProvider>
    </ListBase>
  );
}

function Content({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const [isFiltering, setFiltering] = useState(false);
  const bulk = useDocumentBulk(type);
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
      <DocumentChips type={type} />
      <TotalsStrip type={type} />
      <div className="list">
        <StateTabs type={type} />
        <BulkBar list={bulk} exportOf={(ids) => <DocumentExport type={type} ids={ids} />} />
        <ComparedList<DocumentRow> nameOf={({ reference }) => reference} />
        <Rows type={type} />
      </div>
      <BatchPrintDialog />
      <Joining type={type} />
    </>
  );
}

function Rows({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const { isPending, error, total, data, refetch } = useListContext<DocumentRow>();
  const isNarrow = useIsNarrow();
  if (error && data === undefined) {
    return <FailedList onRetry={() => void refetch()} />;
  }
  if (isPending) return <Skeleton shape="rows" />;
  if (total === 0) return <EmptyDocuments type={type} />;
  return (
    <>
      {isNarrow ? <DocumentCards rows={data} type={type} /> : <DocumentTable type={type} />}
      <ListPages />
    </>
  );
}

function Joining({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const { toJoin } = useSlice(chosenDocuments);
  return toJoin === undefined ? null : <JoinDialog rows={toJoin} type={type} />;
}
