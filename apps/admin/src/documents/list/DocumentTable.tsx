import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { documentPath } from '../parts/paths.js';
import { columnLabel, columnsOf } from './columns.js';

/** Where the choice of columns is kept. */
export const columnsKey = (typeId: string): string => `documents.${typeId}.datatable`;

/** The documents as a table; a click on one opens it. */
export function DocumentTable({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const columns = columnsOf(type);
  return (
    <div className="list__table">
      <DataTable<DocumentRow>
        storeKey={columnsKey(type.id)}
        bulkActionButtons={false}
        hiddenColumns={columns.filter(({ isHidden }) => isHidden).map(({ source }) => source)}
        rowClick={(id) => documentPath(type.id, String(id))}
      >
        {columns.map(({ source, render, isNumeric, isUnsorted, ...column }) => (
          <DataTable.Col<DocumentRow>
            key={source}
            source={source}
            label={t(columnLabel({ source, render, ...column }, type))}
            disableSort={isUnsorted === true}
            {...(isNumeric === true && { className: 'cell--number' })}
            render={render}
          />
        ))}
      </DataTable>
    </div>
  );
}
