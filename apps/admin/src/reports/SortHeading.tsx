import ArrowDown from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUp from '@mui/icons-material/ArrowUpwardOutlined';
import type { ReactNode } from 'react';

interface SortHeadingProps {
  readonly field: string;
  readonly label: string;
  readonly isNumeric: boolean;
  readonly isSorted?: boolean;
  /** The current order, `issuedOn:desc`. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** A heading that sorts the table; figures and days start in descending order. */
export function SortHeading(props: SortHeadingProps): ReactNode {
  const { field, label, isNumeric, isSorted = true, sort, onSort } = props;
  const [current, direction] = sort.split(':');
  const isCurrent = current === field;
  const first = isNumeric ? 'desc' : 'asc';
  const next = isCurrent ? (direction === 'asc' ? 'desc' : 'asc') : first;
  const ordered = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      className={isNumeric ? 'number' : undefined}
      aria-sort={isCurrent ? ordered : undefined}
    >
      {isSorted ? (
        <button
          type="button"
          onClick={() => {
            onSort(`${field}:${next}`);
          }}
        >
          {label}
          {isCurrent ? direction === 'asc' ? <ArrowUp /> : <ArrowDown /> : null}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
