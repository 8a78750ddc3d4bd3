import type { Report, ReportColumn, ReportTotals } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { sumFigure, type ReportAsked } from '../explain/figure-of.js';
import { useRowMark } from '../compare/use-row-mark.js';
import { ReportCell } from './ReportCell.js';
import { SumFigure } from './SumFigure.js';
import { SortHeading } from './SortHeading.js';
import type { ReportRow } from './use-report.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportRowsProps {
  readonly report: Report;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: Pick<ReportTotals, 'sums'> | undefined;
  /** The sum shown as a running total after each row; none if missing. */
  readonly runningOf?: string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly words: ReportWords;
  /** The filters of the report, for explaining figures. */
  readonly asked: ReportAsked;
}

export const isFigure = ({ kind }: Pick<ReportColumn, 'kind'>) =>
  kind === 'money' || kind === 'quantity';

/** The rows of a report, with the grand total. */
export function ReportRows(props: ReportRowsProps): ReactNode {
  const { report, columns, rows, totals, runningOf, sort, onSort, words } = props;
  const markOf = useRowMark();
  const running = runningOf === undefined ? undefined : runningTotals(rows, runningOf);
  return (
    <table className="report stacked" aria-label={words.title(report.name)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeading
              key={column.field}
              field={column.field}
              label={words.field(column.field)}
              isNumeric={isFigure(column)}
              isSorted={column.isUnsorted !== true}
              sort={sort === '' ? report.sort.join(':') : sort}
              onSort={onSort}
            />
          ))}
          {running === undefined ? null : (
            <th scope="col" className="number">
              {words.t('reports.running')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id} {...markOf(row.id)}>
            {columns.map((column, index) => (
              <td
                key={column.field}
                className={isFigure(column) ? 'number' : undefined}
                data-label={words.field(column.field)}
                data-empty={row[column.field] === undefined || row[column.field] === 0}
              >
                <ReportCell
                  report={report}
                  column={column}
                  row={row}
                  words={words}
                  asked={props.asked}
                  isFirst={index === 0}
                />
              </td>
            ))}
            {runningOf === undefined ? null : (
              <td className="number report__running" data-label={words.t('reports.running')}>
                <SumFigure field={runningOf} sum={running?.[at]} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {totals === undefined ? null : <Foot {...props} totals={totals} />}
    </table>
  );
}

type FootProps = Pick<ReportRowsProps, 'report' | 'columns' | 'runningOf' | 'words' | 'asked'> & {
  readonly totals: Pick<ReportTotals, 'sums'>;
};

/** The totals of all rows. */
function Foot({ report, columns, runningOf, words, totals, asked }: FootProps): ReactNode {
  const figureOf = (column: ReportColumn) =>
    sumFigure(report, sumOf(column), asked, words.field(column.field));
  return (
    <tfoot>
      <tr>
        {columns.map((column, index) => (
          <td
            key={column.field}
            className={isFigure(column) ? 'number' : undefined}
            data-label={words.field(column.field)}
            data-empty={index > 0 && totals.sums[sumOf(column)] === undefined}
          >
            {index === 0 ? (
              words.t('reports.total')
            ) : (
              <SumFigure
                field={sumOf(column)}
                sum={totals.sums[sumOf(column)]}
                figure={figureOf(column)}
              />
            )}
          </td>
        ))}
        {runningOf === undefined ? null : (
          <td className="number" data-label={words.t('reports.running')}>
            <SumFigure field={runningOf} sum={totals.sums[runningOf]} />
          </td>
        )}
      </tr>
    </tfoot>
  );
}

/** Quantities are added up in millionths. */
const sumOf = ({ field, kind }: ReportColumn): string =>
  kind === 'quantity' ? `${field}Micros` : field;

/** The running totals of the rows. */
function runningTotals(rows: readonly ReportRow[], field: string): readonly number[] {
  let total = 0;
  return rows.map((row) => {
    const value = row[field];
    total += typeof value === 'number' ? value : 0;
    return total;
  });
}
