import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  DataTableBase,
  useDataTableDataContext,
  useDataTableStoreContext,
  useStore,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { opened } from '../arrival.js';
import { ColumnEdges } from './ColumnEdges.js';
import { useListPlace } from './list-place.js';
import { onRowKey, rowsOf, stepTo } from './row-keys.js';
import { withSpares, type TableColumn } from './table-column.js';
import { TableHead } from './TableHead.js';
import { TableRow } from './TableRow.js';
import { useFitting } from './use-fitting.js';
import { hiddenAtFirst, useShownColumns } from './use-shown-columns.js';

interface ListTableProps<R extends RaRecord> {
  /** What the rows are. */
  readonly label: string;
  /** The storage key of the chosen columns. */
  readonly storeKey: string;
  readonly columns: readonly TableColumn<R>[];
  /** The target of a row; `false` for none. */
  readonly open: (row: R) => string | false;
  /** Whether that is a dialog above the list. */
  readonly opensDialog?: boolean;
  readonly nameOf: (row: R) => string;
  /** Whether rows can be selected to do something with many at once. */
  readonly isSelectable: boolean;
  /** The actions of a row. */
  readonly menu?: ((row: R) => ReactNode) | undefined;
}

/** The rows of a list as a table; React Admin keeps its columns, order and selection. */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>): ReactNode {
  const { storeKey, columns, isSelectable } = props;
  const hidden = useMemo(() => hiddenAtFirst(columns), [columns]);
  return (
    <DataTableBase<R>
      storeKey={storeKey}
      hiddenColumns={hidden}
      hasBulkActions={isSelectable}
      loading={null}
      empty={null}
    >
      <Table {...props} />
    </DataTableBase>
  );
}

/**
 * The heading is sticky; arrows or J and K move between rows, Enter opens one, and Space selects
 * it.
 */
function Table<R extends RaRecord>(props: ListTableProps<R>): ReactNode {
  const { label, open, opensDialog = false, nameOf, isSelectable, menu } = props;
  const data = useDataTableDataContext<R>();
  const { storeKey } = useDataTableStoreContext();
  const shown = useShownColumns(storeKey, props.columns);
  const [chosen] = useStore<readonly string[] | undefined>(storeKey);
  // Those that were chosen stay.
  const columns = chosen === undefined ? withSpares(shown) : shown;
  const navigate = useNavigate();
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
  const headings = { columns, isSelectable, hasMenu: menu !== undefined };
  return (
    <div ref={table} className="list__table" onKeyDown={onRowKey}>
      <table className="list__rows" aria-label={label}>
        <TableHead {...headings} />
        <tbody>
          {data?.map((row) => (
            <TableRow
              key={row.id}
              {...{ row, columns, isSelectable }}
              name={nameOf(row)}
              menu={menu?.(row)}
              onOpen={() => {
                const path = open(row);
                if (path !== false) void navigate(path, opensDialog ? { state: opened } : {});
              }}
            />
          ))}
        </tbody>
      </table>
      <ColumnEdges place={table} storeKey={storeKey} />
    </div>
  );
}
