import type { ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  type RaRecord,
} from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { useRowMark } from '../../compare/use-row-mark.js';
import { cellClass, type TableColumn } from './table-column.js';
import { TickBox } from './TickBox.js';
import { shown } from './shown.js';

interface TableRowProps<R extends RaRecord> {
  readonly row: R;
  readonly name: string;
  readonly columns: readonly TableColumn<R>[];
  readonly isSelectable: boolean;
  /** Its actions. */
  readonly menu: ReactNode;
  readonly onOpen: () => void;
}

/** A row that can be focused by keyboard, with a checkbox to select it. */
export function TableRow<R extends RaRecord>(props: TableRowProps<R>): ReactNode {
  const { row, name, columns, isSelectable, menu, onOpen } = props;
  const { handleToggleItem } = useDataTableCallbacksContext();
  const isSelected = useDataTableSelectedIdsContext()?.includes(row.id) === true;
  const t = useMessages();
  const markOf = useRowMark();
  return (
    <tr
      {...markOf(String(row.id))}
      tabIndex={-1}
      {...(isSelectable && { 'aria-selected': isSelected })}
      onClick={onOpen}
    >
      {isSelectable ? (
        <td
          className="cell--select"
          onClick={(event) => {
            event.stopPropagation();
          }}
        >
          <TickBox
            className="row-select"
            label={t('lists.bulk.selectRow', { name })}
            isTicked={isSelected}
            onTick={(_isTicked, shiftKey) => {
              // With Shift held, all rows from the one that was ticked before.
              handleToggleItem?.(row.id, { shiftKey });
            }}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <td key={column.source} className={cellClass(column)}>
          {column.render === undefined ? shown(row[column.source]) : column.render(row)}
        </td>
      ))}
      {menu === undefined ? null : <td className="cell--menu">{menu}</td>}
    </tr>
  );
}
