import './charts.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One cell: how much, and the list that it is the sum of. */
export interface HeatCell {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  /** The figure as it is read out. */
  readonly title: string;
  readonly to: string;
}

interface HeatTableProps {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly HeatCell[];
  readonly caption: string;
  readonly showCell: (value: number) => string;
}

/** A table whose cells are the darker the more they hold; its figures are written in it. */
export function HeatTable(props: HeatTableProps): ReactNode {
  const { rows, columns, cells, caption, showCell } = props;
  const most = Math.max(1, ...cells.map(({ value }) => value));
  const byPlace = new Map(cells.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  return (
    <div className="heat" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => {
                const cell = byPlace.get(`${row} ${column}`);
                return (
                  <td key={column}>
                    {cell === undefined ? null : (
                      <Link
                        to={cell.to}
                        title={cell.title}
                        data-heat={heatOf(cell.value, most)}
                        aria-label={cell.title}
                      >
                        {showCell(cell.value)}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Five steps: more could not be told apart. */
const heatOf = (value: number, most: number): number =>
  value <= 0 ? 0 : Math.min(5, Math.ceil((value / most) * 5));
