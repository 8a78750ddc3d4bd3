import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from './definition.js';
import { RowMenu } from './RowMenu.js';

interface RecordTableProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** The rows as a table; a click on one opens it. */
export function RecordTable<R extends RaRecord>({ definition }: RecordTableProps<R>): ReactNode {
  const { resource, columns, pathOf, isEditable } = definition;
  const t = useMessages();
  const open = (record: R): string | false => {
    if (pathOf !== undefined) return pathOf(record);
    return isEditable === false ? false : `/${resource}/${encodeURIComponent(record.id)}/edit`;
  };
  return (
    <div className="list__table">
      <DataTable<R>
        storeKey={`${resource}.datatable`}
        bulkActionButtons={false}
        hiddenColumns={columns.filter(({ isHidden }) => isHidden).map(({ source }) => source)}
        rowClick={(_id, _resource, record) => open(record)}
      >
        {columns.map(({ source, render, isNumeric, isUnsorted }) => (
          <DataTable.Col<R>
            key={source}
            source={source}
            disableSort={isUnsorted === true}
            {...(isNumeric === true && { className: 'cell--number' })}
            {...(render !== undefined && { render })}
          />
        ))}
        {definition.hasMenu === false ? null : (
          <DataTable.Col<R>
            label={<span className="visually-hidden">{t('management.actions')}</span>}
            disableSort
            className="cell--menu"
            render={(record) => <RowMenu definition={definition} row={record} />}
          />
        )}
      </DataTable>
    </div>
  );
}
