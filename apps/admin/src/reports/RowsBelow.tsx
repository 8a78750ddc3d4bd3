import Button from '@mui/material/Button';
import type { Report, ReportDimension, ReportGroup } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { FailedList } from '../skeletons/FailedList.js';
import { ReportRows } from './ReportRows.js';
import { askedOf } from './asked-of.js';
import { addressOfGroup } from './address-of-group.js';
import type { ReportState } from './report-state.js';
import { rowsBelow, useRowsBelow } from './use-report.js';
import type { ReportWords } from '../explain/report-words.js';

interface RowsBelowProps {
  readonly report: Report;
  readonly by: ReportDimension;
  readonly group: ReportGroup;
  readonly label: string;
  readonly state: ReportState;
  readonly set: (values: Readonly<Record<string, string>>) => void;
  readonly words: ReportWords;
}

/**
 * The rows of a subtotal, with a running total that ends in the subtotal: the first rows, more on
 * request, and a link to all.
 */
export function RowsBelow({ report, by, group, state, set, words }: RowsBelowProps): ReactNode {
  const [shown, setShown] = useState<number>(rowsBelow.first);
  const { data, error, refetch } = useRowsBelow(report, state, group, shown);
  if (data === undefined) {
    return error === null ? (
      <Skeleton shape="text" />
    ) : (
      <FailedList onRetry={() => void refetch()} />
    );
  }
  const address = addressOfGroup(report, group);
  const isWhole = data.total <= data.rows.length;
  return (
    <div className="report__rows">
      <ReportRows
        report={report}
        columns={columnsBelow(report, by)}
        rows={data.rows}
        totals={isWhole ? group : undefined}
        runningOf={report.main}
        asked={askedOf(report, state, group.where)}
        sort=""
        onSort={(sort) => {
          if (address !== undefined) set({ ...address, sort });
        }}
        words={words}
      />
      {isWhole || shown >= rowsBelow.most ? null : (
        <Button
          onClick={() => {
            setShown(Math.min(rowsBelow.most, shown * rowsBelow.factor));
          }}
        >
          {words.t('reports.moreRows', {
            shown: grouped(String(data.rows.length)),
            count: grouped(String(data.total)),
          })}
        </Button>
      )}
      {!isWhole && address !== undefined ? (
        <Button
          onClick={() => {
            set(address);
          }}
        >
          {words.t('reports.allRows', { count: grouped(String(data.total)) })}
        </Button>
      ) : null}
    </div>
  );
}

/** Values common to all rows of the subtotal are not repeated. */
const saidBy: Readonly<Record<string, readonly string[]>> = {
  articleId: ['code', 'description', 'articleName'],
  partyId: ['partyName'],
  clientId: ['clientName'],
  accountId: ['accountId'],
  warehouseId: ['warehouseId'],
};

function columnsBelow({ columns }: Report, { field, isOfArticle }: ReportDimension) {
  const texts = isOfArticle === true ? [] : (saidBy[field] ?? []);
  return columns.filter((column) => column.isHidden !== true && !texts.includes(column.field));
}
