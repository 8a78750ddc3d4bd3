import type { DocumentStatus, Report, ReportColumn } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentPath } from '../documents/parts/paths.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { DocumentStatusChip } from '../fields/DocumentStatusChip.js';
import { StatusChip } from '../fields/StatusChip.js';
import { showInstant } from '../formats/days.js';
import type { ReportRow } from './use-report.js';
import type { ReportWords } from './words.js';

interface ReportCellProps {
  readonly report: Report;
  readonly column: ReportColumn;
  readonly row: ReportRow;
  readonly words: ReportWords;
  /** The first column leads to what the row is about. */
  readonly isFirst: boolean;
}

/** One value of a report's row. */
export function ReportCell({ report, column, row, words, isFirst }: ReportCellProps): ReactNode {
  const { field, kind } = column;
  const value = row[field];
  if (kind === 'money')
    return typeof value === 'number' ? <Amount minor={value} dashForZero /> : null;
  if (kind === 'state') return <State field={field} row={row} words={words} />;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  if (kind === 'instant')
    return <span className="amount">{showInstant(value, words.language)}</span>;
  if (kind === 'quantity') return <Figure decimal={value} />;
  const shown = kind === 'day' ? <Day day={value} /> : value;
  const isReference = isFirst || field === 'reference';
  const path = isReference ? pathOf(report, row) : undefined;
  if (path === undefined) return shown;
  return (
    <Link className="cell__reference" to={path}>
      {shown}
    </Link>
  );
}

interface StateProps extends Pick<ReportCellProps, 'row' | 'words'> {
  readonly field: string;
}

function State({ field, row, words }: StateProps): ReactNode {
  const value = row[field];
  if (typeof value !== 'string') return null;
  const { dueOn } = row;
  if (field === 'status' && typeof dueOn === 'string') {
    // Rows of documents and expenses have the states of documents.
    return <DocumentStatusChip document={{ status: value as DocumentStatus, dueOn }} />;
  }
  const isCancelled = value === 'cancelled';
  return (
    <StatusChip
      tone={isCancelled || field !== 'status' ? 'neutral' : 'success'}
      isStruck={isCancelled}
    >
      {words.value(field, value)}
    </StatusChip>
  );
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The page of a document by its id, `FT_2026.17`; none for the id of anything else. */
function documentOf(id: string): string | undefined {
  const typeId = /^([A-Za-z0-9]+)_[^.]*\.\d+$/.exec(id)?.[1];
  return typeId === undefined ? undefined : documentPath(typeId, id);
}

/** The page of what a row is about. */
function pathOf({ collection }: Report, row: ReportRow): string | undefined {
  const id = encodeURIComponent(row.id);
  switch (collection) {
    case 'documents':
    case 'sales':
      return documentPath(text(row['typeId']), row.id);
    case 'document_lines':
      return documentPath(text(row['typeId']), text(row['documentId']));
    case 'stock_sums':
      return `/commercial/reports/stock_card?articleId=${id}`;
    case 'stock_levels':
      return `/commercial/articles/${encodeURIComponent(text(row['articleId']))}`;
    case 'shifts':
      return `/commercial/shifts/${id}`;
    case 'stock_moves':
      return documentOf(text(row['recordId']));
    case 'treasury_entries':
      return documentOf(text(row['sourceId']));
    case 'payments':
      return `/commercial/payment/${row['ledger'] === 'supplier' ? 'suppliers' : 'clients'}/${id}`;
    case 'expenses':
      return `/commercial/expense/${id}/edit`;
    case 'stock_articles':
      return `/commercial/articles/${id}`;
    default:
      return undefined;
  }
}
