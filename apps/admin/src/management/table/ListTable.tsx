import { useEffect, useRef, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { opened } from '../arrival.js';
import { ColumnEdges } from './ColumnEdges.js';
import { useListPlace } from './list-place.js';
import { onRowKey, rowsOf, stepTo } from './row-keys.js';
import type { TableColumn } from './table-column.js';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import { useFitting } from './use-fitting.js';
import { useShownColumns } from './use-shown-columns.js';
import { useTicking } from './use-ticking.js';

interface ListTableProps<R extends RaRecord> {
  /** What the rows are. */
  readonly label: string;
  /** Where the choice of columns is kept. */
  readonly storeKey: string;
  readonly columns: readonly TableColumn<R>[];
  /** Where a row leads; nowhere by `false`. */
  readonly open: (row: R) => string | false;
  /** Whether that is a dialog above the list. */
  readonly opensDialog?: boolean;
  readonly nameOf: (row: R) => string;
  /** Whether rows can be selected to do something with many at once. */
  readonly isSelectable: boolean;
  /** What can be done with a row. */
  readonly menu?: ((row: R) => ReactNode) | undefined;
}

/**
 * The rows of a list as a table: its heading stays in sight, arrows or J and K move between rows,
 * Enter opens one, and Space selects it.
 */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>): ReactNode {
  const { label, storeKey, open, opensDialog = false, nameOf, isSelectable, menu } = props;
  const { data = [], selectedIds } = useListContext<R>();
  const columns = useShownColumns(storeKey, props.columns);
  const navigate = useNavigate();
  const tick = useTicking();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = rowsOf(table.current);
    // One row is reached by Tab, as in any grid; the arrows lead to the others.
    if (!rows.some(({ tabIndex }) => tabIndex === 0)) rows[0]?.setAttribute('tabindex', '0');
  }, [data]);
  useListPlace(table, storeKey, { rowsIn: rowsOf, rows: data });
  useFitting(table);
  useShortcut('J', 'lists.keys.nextRow', () => {
    stepTo(table.current, 1);
  });
  useShortcut('K', 'lists.keys.previousRow', () => {
    stepTo(table.current, -1);
  });
  const selected = new Set<unknown>(selectedIds);
  const headings = { columns, isSelectable, hasMenu: menu !== undefined };
  return (
    <div ref={table} className="list__table" onKeyDown={onRowKey}>
      <table className="list__rows" aria-label={label}>
        <TableHead {...headings} />
        <tbody>
          {data.map((row) => (
            <TableRow
              key={row.id}
              {...{ row, columns, isSelectable }}
              name={nameOf(row)}
              isSelected={selected.has(row.id)}
              menu={menu?.(row)}
              onOpen={() => {
                const path = open(row);
                if (path !== false) void navigate(path, opensDialog ? { state: opened } : {});
              }}
              onTick={(isRange) => {
                tick(row.id, isRange);
              }}
            />
          ))}
        </tbody>
      </table>
      <ColumnEdges place={table} storeKey={storeKey} />
    </div>
  );
}
