import Button from '@mui/material/Button';
import type { Report, ReportDimension, ReportGroup } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Spinner } from '../boot/lazy-screen.js';
import { FailedList } from '../management/ListStates.js';
import { ReportRows } from './ReportRows.js';
import { addressOfGroup } from './address-of-group.js';
import type { ReportState } from './report-state.js';
import { rowsBelow, useRowsBelow } from './use-report.js';
import type { ReportWords } from './words.js';

interface RowsBelowProps {
  readonly report: Report;
  readonly by: ReportDimension;
  readonly group: ReportGroup;
  readonly label: string;
  readonly state: ReportState;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/** The rows that a subtotal is the sum of, the first of them, and the way to all. */
export function RowsBelow({ report, group, state, set, words }: RowsBelowProps): ReactNode {
  const { data, error, refetch } = useRowsBelow(report, state, group);
  if (data === undefined) {
    return error === null ? <Spinner /> : <FailedList onRetry={() => void refetch()} />;
  }
  const address = addressOfGroup(report, group);
  return (
    <>
      <ReportRows
        report={report}
        columns={report.columns.filter(({ isHidden }) => isHidden !== true)}
        rows={data.rows}
        totals={undefined}
        sort=""
        onSort={(sort) => {
          if (address !== undefined) set({ ...address, sort });
        }}
        words={words}
      />
      {data.total > rowsBelow && address !== undefined ? (
        <Button
          onClick={() => {
            set(address);
          }}
        >
          {words.t('reports.allRows', { count: grouped(String(data.total)) })}
        </Button>
      ) : null}
    </>
  );
}
