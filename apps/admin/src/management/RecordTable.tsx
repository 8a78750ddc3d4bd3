import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { Explained } from '../explain/Explained.js';
import { useRowFigures } from '../explain/use-row-figures.js';
import { useMessages } from '../i18n/use-messages.js';
import { useBulkList } from './bulk/use-bulk-list.js';
import type { ManagementDefinition } from './definition.js';
import { RowMenu } from './RowMenu.js';
import { ListTable } from './table/ListTable.js';

interface RecordTableProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** The rows as a table; a click on one opens it. */
export function RecordTable<R extends RaRecord>({ definition }: RecordTableProps<R>): ReactNode {
  const { resource, columns, pathOf, isEditable } = definition;
  const t = useMessages();
  const { isSelectable } = useBulkList(definition);
  const figureOf = useRowFigures(definition);
  const open = (record: R): string | false => {
    if (pathOf !== undefined) return pathOf(record);
    return isEditable === false ? false : `/${resource}/${encodeURIComponent(record.id)}/edit`;
  };
  return (
    <ListTable<R>
      label={t(definition.title)}
      storeKey={`${resource}.datatable`}
      hiddenColumns={columns.filter(({ isHidden }) => isHidden).map(({ source }) => source)}
      open={open}
      opensDialog={pathOf === undefined}
      nameOf={definition.nameOf}
      isSelectable={isSelectable}
    >
      {columns.map(({ source, render, isNumeric, isUnsorted }) => (
        <DataTable.Col<R>
          key={source}
          source={source}
          disableSort={isUnsorted === true}
          {...(isNumeric === true && { className: 'cell--number' })}
          {...(isNumeric === true && render !== undefined
            ? {
                render: (row: R) => (
                  <Explained isInRow figure={figureOf(row, source)}>
                    {render(row)}
                  </Explained>
                ),
              }
            : render !== undefined && { render })}
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
    </ListTable>
  );
}
