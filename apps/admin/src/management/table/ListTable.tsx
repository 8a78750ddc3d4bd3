import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { DataTable, useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../shortcuts/shortcuts.js';
import { opened } from '../arrival.js';
import { ColumnEdges } from './ColumnEdges.js';
import { useListPlace } from './list-place.js';
import { onRowKey, rowsOf, stepTo } from './row-keys.js';
import { SelectionNames } from './selection-names.js';
import { SelectableBody, SelectableHead } from './SelectableRows.js';

interface ListTableProps<R extends RaRecord> {
  /** What the rows are. */
  readonly label: string;
  /** Where the choice of columns is kept. */
  readonly storeKey: string;
  readonly hiddenColumns: string[];
  /** Where a row leads; nowhere by `false`. */
  readonly open: (row: R) => string | false;
  /** Whether that is a dialog above the list. */
  readonly opensDialog?: boolean;
  readonly nameOf: (row: R) => string;
  /** Whether rows can be selected to do something with many at once. */
  readonly isSelectable: boolean;
  readonly children: ReactNode;
}

/**
 * The rows of a list as a table: its heading stays in sight, arrows or J and K move between rows,
 * Enter opens one, and Space selects it.
 */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>): ReactNode {
  const { label, storeKey, hiddenColumns, open, nameOf, isSelectable, children } = props;
  const { opensDialog = false } = props;
  const { data } = useListContext<R>();
  const navigate = useNavigate();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rows = rowsOf(table.current);
    // One row is reached by Tab, as in any grid; the arrows lead to the others.
    if (!rows.some(({ tabIndex }) => tabIndex === 0)) rows[0]?.setAttribute('tabindex', '0');
  }, [data]);
  useListPlace(table, storeKey, { rowsIn: rowsOf, rows: data });
  useWide(table);
  useShortcut('J', 'lists.keys.nextRow', () => {
    stepTo(table.current, 1);
  });
  useShortcut('K', 'lists.keys.previousRow', () => {
    stepTo(table.current, -1);
  });
  const names = useMemo(
    () => ({ nameOf: (row: RaRecord) => nameOf(row as R), isSelectable }),
    [nameOf, isSelectable],
  );
  return (
    <div ref={table} className="list__table" onKeyDown={onRowKey}>
      <SelectionNames value={names}>
        <DataTable<R>
          aria-label={label}
          storeKey={storeKey}
          bulkActionButtons={false}
          hiddenColumns={hiddenColumns}
          rowClick={(_id, _resource, record) => {
            const path = open(record);
            if (path !== false) void navigate(path, opensDialog ? { state: opened } : {});
            return false;
          }}
          head={SelectableHead}
          body={SelectableBody}
        >
          {children}
        </DataTable>
      </SelectionNames>
      <ColumnEdges place={table} storeKey={storeKey} />
    </div>
  );
}

/** Marks a table that is wider than its place: it scrolls by itself, and its heading with it. */
function useWide(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = place;
    const table = current?.querySelector('table');
    if (current === null || table === null || table === undefined) return undefined;
    const observer = new ResizeObserver(() => {
      current.classList.toggle('list__table--wide', table.offsetWidth > current.clientWidth + 1);
    });
    observer.observe(current);
    observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, [place]);
}
