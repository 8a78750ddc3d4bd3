import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useListContext, useStore } from 'react-admin';
import { listQuery } from '../../admin/list-query.js';
import { ExportMenu } from '../../management/ExportMenu.js';
import { shownColumns } from '../../management/shown-columns.js';
import { columnsOf } from './columns.js';
import { columnsKey } from './DocumentTable.js';
import { useFilter } from './use-filter.js';

interface DocumentExportProps {
  readonly type: DocumentTypeRow;
  /** The rows to write; all that fit the filter without it. */
  readonly ids?: readonly string[];
}

/** The file of a type's documents: those that fit the filter, in the columns in sight. */
export function DocumentExport({ type, ids }: DocumentExportProps): ReactNode {
  const { sort, total } = useListContext<DocumentRow>();
  const { filter } = useFilter();
  const isAll = ids === undefined || ids.length === total;
  const narrowed = isAll ? filter : { id: { $in: ids } };
  const columns = columnsOf(type);
  const first = columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
  const [hidden] = useStore<readonly string[]>(columnsKey(type.id), first);
  const [ranks] = useStore<readonly number[] | undefined>(`${columnsKey(type.id)}_columnRanks`);
  const sources = columns.map(({ source }) => source);
  return (
    <ExportMenu
      api="documents"
      screen={type.group === 'purchases' ? 'documents/purchases' : 'documents'}
      query={listQuery({ filter: { ...narrowed, typeId: type.id }, sort })}
      columns={shownColumns(sources, hidden, ranks)}
      total={isAll ? total : ids.length}
      isOfSelected={!isAll}
    />
  );
}
