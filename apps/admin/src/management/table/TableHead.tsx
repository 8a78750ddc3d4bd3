import ArrowDown from '@mui/icons-material/ArrowDownward';
import type { ReactNode } from 'react';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useDataTableSortContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
  type RaRecord,
} from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import { cellClass, type TableColumn } from './table-column.js';
import { TickBox } from './TickBox.js';

interface TableHeadProps<R> {
  readonly columns: readonly TableColumn<R>[];
  readonly isSelectable: boolean;
  readonly hasMenu: boolean;
}

/** The headings, preceded by a checkbox for all rows of the page; a click sorts. */
export function TableHead<R>({ columns, isSelectable, hasMenu }: TableHeadProps<R>): ReactNode {
  const t = useMessages();
  return (
    <thead>
      <tr>
        {isSelectable ? <PageCell /> : null}
        {columns.map((column) => (
          <Heading key={column.source} column={column} />
        ))}
        {hasMenu ? (
          <th scope="col" className="cell--menu">
            <span className="visually-hidden">{t('management.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function PageCell(): ReactNode {
  const t = useMessages();
  const { onSelect } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const ids = (useDataTableDataContext<RaRecord>() ?? []).map(({ id }) => id);
  const here = ids.filter((id) => selectedIds.includes(id)).length;
  const isWhole = here > 0 && here === ids.length;
  return (
    <th scope="col" className="cell--select">
      <TickBox
        label={t('lists.bulk.selectPage')}
        isTicked={isWhole}
        isPartly={here > 0 && !isWhole}
        onTick={(isTicked) => {
          const others = selectedIds.filter((id) => !ids.includes(id));
          onSelect?.([...others, ...(isTicked ? ids : [])]);
        }}
      />
    </th>
  );
}

function Heading<R>({ column }: { readonly column: TableColumn<R> }): ReactNode {
  const { source, label, isUnsorted } = column;
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  const resource = useResourceContext();
  const name = label ?? labelOf({ source, ...(resource !== undefined && { resource }) });
  const order = sort?.field === source ? sort.order : undefined;
  const next = order === 'ASC' ? 'DESC' : 'ASC';
  const hint = translate('ra.sort.sort_by', {
    field_lower_first: typeof name === 'string' ? name.charAt(0).toLowerCase() + name.slice(1) : '',
    order: translate(`ra.sort.${next}`),
  });
  return (
    <th
      scope="col"
      className={cellClass(column)}
      {...(order !== undefined && { 'aria-sort': order === 'ASC' ? 'ascending' : 'descending' })}
    >
      {isUnsorted === true ? (
        name
      ) : (
        <button
          type="button"
          className="sort"
          title={hint}
          data-field={source}
          onClick={handleSort}
        >
          {name}
          <ArrowDown />
        </button>
      )}
    </th>
  );
}
