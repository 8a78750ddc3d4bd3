import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import {
  DataTableBody,
  DataTableRow,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { useRowMark } from '../../past/compare/use-row-mark.js';
import { useSelectionNames } from './selection-names.js';

interface RowsProps {
  readonly children?: ReactNode;
}

/** The headings, before them a box for all rows of the page. */
export function SelectableHead({ children }: RowsProps): ReactNode {
  const { isSelectable } = useSelectionNames();
  return (
    <TableHead className="RaDataTable-thead">
      <TableRow className="RaDataTable-row RaDataTable-headerRow">
        {isSelectable ? <PageCell /> : null}
        {children}
      </TableRow>
    </TableHead>
  );
}

function PageCell(): ReactNode {
  const t = useMessages();
  const rows: readonly RaRecord[] = useDataTableDataContext() ?? [];
  const selected: readonly unknown[] = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const ids = rows.map(({ id }) => id);
  const here = ids.filter((id) => selected.includes(id)).length;
  return (
    <TableCell className="cell--select" variant="head">
      <Checkbox
        size="small"
        checked={here > 0 && here === ids.length}
        indeterminate={here > 0 && here < ids.length}
        onChange={(_event, isChecked) => {
          const others = selected.filter((id) => !ids.some((each) => each === id));
          onSelect?.([...(others as RaRecord['id'][]), ...(isChecked ? ids : [])]);
        }}
        slotProps={{ input: { 'aria-label': t('lists.bulk.selectPage') } }}
      />
    </TableCell>
  );
}

/** The rows, each of which can be reached by keys, and selected by a box before it. */
export function SelectableBody({ children }: RowsProps): ReactNode {
  return <DataTableBody row={SelectableRow}>{children}</DataTableBody>;
}

function SelectableRow({ children, ...row }: RowsProps): ReactNode {
  const { isSelectable } = useSelectionNames();
  const record = useRecordContext();
  const selected: readonly unknown[] = useDataTableSelectedIdsContext() ?? [];
  const isSelected = record !== undefined && selected.includes(record.id);
  const markOf = useRowMark();
  return (
    <DataTableRow
      {...row}
      {...(record !== undefined && markOf(String(record.id)))}
      tabIndex={-1}
      selected={isSelected}
      {...(isSelectable && { 'aria-selected': isSelected })}
    >
      {isSelectable && record !== undefined ? (
        <RowCell record={record} isSelected={isSelected} />
      ) : null}
      {children}
    </DataTableRow>
  );
}

interface RowCellProps {
  readonly record: RaRecord;
  readonly isSelected: boolean;
}

function RowCell({ record, isSelected }: RowCellProps): ReactNode {
  const t = useMessages();
  const { nameOf } = useSelectionNames();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <TableCell
      className="cell--select"
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      <Checkbox
        size="small"
        checked={isSelected}
        // A click, since it alone tells whether Shift is held.
        onClick={(event) => {
          handleToggleItem?.(record.id, event);
        }}
        slotProps={{
          input: {
            className: 'row-select',
            'aria-label': t('lists.bulk.selectRow', { name: nameOf(record) }),
          },
        }}
      />
    </TableCell>
  );
}
