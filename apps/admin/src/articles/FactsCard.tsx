import { useId, type ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';

/** One column of a short table. */
export interface FactsColumn<R> {
  readonly label: string;
  readonly isNumeric?: boolean;
  readonly render: (row: R) => ReactNode;
}

interface FactsCardProps<R> {
  readonly title: string;
  /** Where more of it is. */
  readonly more?: ReactNode;
  /** Undefined until they have been read. */
  readonly rows: readonly R[] | undefined;
  readonly keyOf: (row: R) => string;
  readonly columns: readonly FactsColumn<R>[];
  readonly empty: string;
  readonly problem?: string | undefined;
  /** Takes the whole width of the page. */
  readonly isWide?: boolean;
}

/** A titled table of a page, short enough to be read whole. */
export function FactsCard<R>(props: FactsCardProps<R>): ReactNode {
  const { title, more, rows, empty, problem, isWide = false } = props;
  const id = useId();
  return (
    <section className={`card card--flush${isWide ? ' article__whole' : ''}`} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {problem !== undefined && rows === undefined ? (
        <p className="facts__empty" role="alert">
          {problem}
        </p>
      ) : rows === undefined ? (
        <div className="facts__loading">
          <Skeleton shape="text" />
        </div>
      ) : rows.length === 0 ? (
        <p className="facts__empty">{empty}</p>
      ) : (
        <Table {...props} rows={rows} titleId={id} />
      )}
    </section>
  );
}

interface TableProps<R> extends Pick<FactsCardProps<R>, 'columns' | 'keyOf'> {
  readonly rows: readonly R[];
  readonly titleId: string;
}

function Table<R>({ columns, keyOf, rows, titleId }: TableProps<R>): ReactNode {
  const classOf = ({ isNumeric }: FactsColumn<R>) => (isNumeric === true ? 'cell--number' : '');
  return (
    // Wide tables scroll within their card, by keyboard too.
    <div className="facts__scroll" role="group" aria-labelledby={titleId} tabIndex={0}>
      <table className="facts stacked" aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.label} className={classOf(column)} data-label={column.label}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
