import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMay } from '../../admin/hooks.js';
import { FiltersButton } from '../../filters/FiltersButton.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ColumnChooser } from '../../management/table/ColumnChooser.js';
import { PrintedFilesButton } from '../../printing/PrintedFilesButton.js';
import { documentPapers } from './bulk/use-document-bulk.js';
import { columnLabel, columnsOf } from './columns.js';
import { CreateDocument } from './CreateDocument.js';
import { DocumentExport } from './DocumentExport.js';
import { columnsKey } from './DocumentTable.js';
import { DocumentViews } from './DocumentViews.js';
import { SearchField } from './SearchField.js';
import { narrowedFields } from './tabs.js';
import { useFilter } from './use-filter.js';

interface DocumentToolbarProps {
  readonly type: DocumentTypeRow;
  readonly isFiltering: boolean;
  readonly onFilter: () => void;
}

/** The fields that the search covers, by group. */
const searches = {
  sales: 'search',
  purchases: 'searchOfSuppliers',
  internal: 'searchWithin',
} as const;

/** The toolbar of the list: search, filters, columns, export, create. */
export function DocumentToolbar(props: DocumentToolbarProps): ReactNode {
  const { type, isFiltering, onFilter } = props;
  const t = useMessages();
  const { filter } = useFilter();
  const count = narrowedFields(filter).length;
  const mayPrint = useMay('documents.issue');
  return (
    <div className="list__toolbar doc-toolbar">
      <SearchField placeholder={t(`documents.list.${searches[type.group]}`)} />
      <span className="list__spring" />
      <FiltersButton count={count} isOpen={isFiltering} onToggle={onFilter} />
      <DocumentViews type={type} />
      <ColumnChooser
        storeKey={columnsKey(type.id)}
        columns={columnsOf(type).map(({ source, isHidden, ...column }) => ({
          source,
          label: t(columnLabel({ source, ...column }, type)),
          isHidden,
        }))}
      />
      {mayPrint ? <PrintedFilesButton list={documentPapers} /> : null}
      <DocumentExport type={type} />
      <CreateDocument type={type} />
    </div>
  );
}
