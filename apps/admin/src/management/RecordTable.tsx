import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Explained } from '../explain/Explained.js';
import { useRowFigures } from './use-row-figures.js';
import { useMessages } from '../i18n/use-messages.js';
import { useBulkList } from './bulk/use-bulk-list.js';
import type { ManagementDefinition } from './definition.js';
import { rowPath } from './row-path.js';
import { RowMenu } from './RowMenu.js';
import { ListTable } from './table/ListTable.js';

interface RecordTableProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
}

/** The rows as a table; a click on one opens it. */
export function RecordTable<R extends RaRecord>({ definition }: RecordTableProps<R>): ReactNode {
  const { resource, columns, pathOf } = definition;
  const t = useMessages();
  const { isSelectable } = useBulkList(definition);
  const figureOf = useRowFigures(definition);
  const open = (record: R): string | false => rowPath(definition, record) ?? false;
  const shown = columns.map(({ render, ...column }) =>
    column.isNumeric === true && render !== undefined
      ? {
          ...column,
          render: (row: R) => (
            <Explained isInRow figure={figureOf(row, column.source)}>
              {render(row)}
            </Explained>
          ),
        }
      : { ...column, render },
  );
  const menu = (row: R): ReactNode => <RowMenu definition={definition} row={row} />;
  return (
    <ListTable<R>
      label={t(definition.title)}
      storeKey={`${resource}.datatable`}
      columns={shown}
      open={open}
      opensDialog={pathOf === undefined}
      nameOf={definition.nameOf}
      isSelectable={isSelectable}
      menu={definition.hasMenu === false ? undefined : menu}
    />
  );
}
