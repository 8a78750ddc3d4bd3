import type { Report, ReportColumn, ReportTotals } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { ReportCell } from './ReportCell.js';
import { SortHeading } from './SortHeading.js';
import type { ReportRow } from './use-report.js';
import type { ReportWords } from './words.js';

interface ReportRowsProps {
  readonly report: Report;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: ReportTotals | undefined;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly words: ReportWords;
}

export const isFigure = ({ kind }: Pick<ReportColumn, 'kind'>) =>
  kind === 'money' || kind === 'quantity';

/** The rows that a report adds up, with their grand total. */
export function ReportRows(props: ReportRowsProps): ReactNode {
  const { report, columns, rows, totals, sort, onSort, words } = props;
  return (
    <table className="report">
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
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
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
                  isFirst={index === 0}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals === undefined ? null : (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td
                key={column.field}
                className={isFigure(column) ? 'number' : undefined}
                data-label={words.field(column.field)}
                data-empty={index > 0 && totals.sums[column.field] === undefined}
              >
                {index === 0 ? words.t('reports.total') : <Sum minor={totals.sums[column.field]} />}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Sum({ minor }: { readonly minor: number | undefined }): ReactNode {
  return minor === undefined ? null : <Amount minor={minor} />;
}
