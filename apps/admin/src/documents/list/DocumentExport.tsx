import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { listQuery } from '../../admin/list-query.js';
import { ExportMenu } from '../../management/ExportMenu.js';
import { useShownColumns } from '../../management/table/use-shown-columns.js';
import { columnsOf } from './columns.js';
import { columnsKey } from './DocumentTable.js';
import { useFilter } from './use-filter.js';

interface DocumentExportProps {
  readonly type: DocumentTypeRow;
  /** The rows to export; defaults to all that match the filter. */
  readonly ids?: readonly string[];
}

/** Exports a type's documents: those that match the filter, in the visible columns. */
export function DocumentExport({ type, ids }: DocumentExportProps): ReactNode {
  const { sort, total } = useListContext<DocumentRow>();
  const { filter } = useFilter();
  const isAll = ids === undefined || ids.length === total;
  const narrowed = isAll ? filter : { id: { $in: ids } };
  const columns = useShownColumns(columnsKey(type.id), columnsOf(type));
  return (
    <ExportMenu
      api="documents"
      screen={type.group === 'purchases' ? 'documents/purchases' : 'documents'}
      query={listQuery({ filter: { ...narrowed, typeId: type.id }, sort })}
      columns={columns.map(({ source }) => source)}
      total={isAll ? total : ids.length}
      isOfSelected={!isAll}
    />
  );
}
