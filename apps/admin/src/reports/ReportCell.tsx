import type { DocumentRow, DocumentStatus, Report, ReportColumn } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Explained } from '../explain/Explained.js';
import { cellFigure, type ReportAsked } from '../explain/figure-of.js';
import { documentPathOf, originPath } from '../explain/origin-path.js';
import { documentPath } from '../routing/document-paths.js';
import { Amount } from '../fields/Amount.js';
import { Day, Figure } from '../fields/cells.js';
import { DocumentStatusChip } from '../fields/DocumentStatusChip.js';
import { StatusChip } from '../fields/StatusChip.js';
import { RecordedMethods } from '../payments/RecordedMethods.js';
import { showInstant } from '../formats/instants.js';
import type { ReportRow } from './use-report.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportCellProps {
  readonly report: Report;
  readonly column: ReportColumn;
  readonly row: ReportRow;
  readonly words: ReportWords;
  /** The filters of the report. */
  readonly asked: ReportAsked;
  /** The first column links to the row's record. */
  readonly isFirst: boolean;
}

/** One value of a report's row. */
export function ReportCell(props: ReportCellProps): ReactNode {
  const { report, column, row, words, asked } = props;
  const { field, kind } = column;
  if (kind !== 'money' && kind !== 'quantity') return <Shown {...props} />;
  const title = `${words.field(field)} · ${nameOf(row)}`;
  const isThere = row[field] !== undefined && row[field] !== null;
  const figure = isThere ? cellFigure(report, field, row.id, asked, title) : undefined;
  return (
    <Explained isInRow figure={figure}>
      <Shown {...props} />
    </Explained>
  );
}

/** The name of a row of any kind. */
function nameOf(row: ReportRow): string {
  const { reference, description, name, articleName, operator, on } = row;
  const named = [reference, name, articleName, description, operator, on];
  return text(named.find((each) => typeof each === 'string' && each !== ''));
}

function Shown({ report, column, row, words, isFirst }: ReportCellProps): ReactNode {
  const { field, kind } = column;
  const value = row[field];
  if (kind === 'money')
    return typeof value === 'number' ? <Amount minor={value} dashForZero /> : null;
  if (field === 'dueOn' && fallsDueNever(row)) return '–';
  if (kind === 'state') return <State field={field} row={row} words={words} />;
  if (typeof value === 'number' && !isFirst) return String(value);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  if (kind === 'word') return words.value(field, String(value));
  const sentence = String(value);
  if (field === 'methods') return <RecordedMethods methods={sentence} />;
  if (kind === 'instant')
    return <span className="amount">{showInstant(sentence, words.language)}</span>;
  if (kind === 'quantity') return <Figure decimal={sentence} places={isPrice(field) ? 2 : 0} />;
  if (kind === 'rate' && isDecimal(sentence)) return <Figure decimal={sentence} unit="%" />;
  const shown = kind === 'day' ? <Day day={sentence} /> : sentence;
  const isReference = isFirst || field === 'reference';
  const path = isReference ? pathOf(report, row) : undefined;
  if (path === undefined) return shown;
  return (
    <Link className="cell__reference" to={path}>
      {shown}
    </Link>
  );
}

/** A credit note is never overdue, even if its row has a due date. */
function fallsDueNever(row: ReportRow): boolean {
  const { accountEffect, group = 'sales' } = row as Partial<DocumentRow>;
  return accountEffect !== undefined && givesBack({ accountEffect, group });
}

/** Unit costs are shown as money. */
const isDecimal = (sentence: string): boolean => /^\d+(?:\.\d+)?$/.test(sentence);

const isPrice = (field: string): boolean => /cost$/i.test(field);

interface StateProps extends Pick<ReportCellProps, 'row' | 'words'> {
  readonly field: string;
}

function State({ field, row, words }: StateProps): ReactNode {
  const value = row[field];
  if (typeof value !== 'string') return null;
  const { dueOn } = row;
  if (field === 'status' && typeof dueOn === 'string') {
    // Rows of documents and expenses have the states of documents.
    const { accountEffect, group } = row as Partial<DocumentRow>;
    const effect = { ...(accountEffect && { accountEffect }), ...(group && { group }) };
    return <DocumentStatusChip document={{ status: value as DocumentStatus, dueOn, ...effect }} />;
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

/** The source of a movement: its document, payment or expense, or else its account. */
function treasuryPathOf({ sourceId, accountId, kind }: ReportRow): string | undefined {
  const id = text(sourceId);
  if (kind === 'expense') return originPath({ collection: 'expenses', recordId: id });
  if (kind === 'receipt' || kind === 'payment') {
    return originPath({ collection: 'payments', recordId: id });
  }
  const account = { collection: 'treasury_accounts', recordId: text(accountId) };
  return documentPathOf(id) ?? originPath(account);
}

/** The document of a line, or the ledger of an account in the period. */
function ledgerPathOf({ id, code, sourceId, journal }: ReportRow): string | undefined {
  if (typeof code === 'string') return `/commercial/reports/ledger_account?account=${code}`;
  if (id === '') return undefined;
  const recordId = text(sourceId);
  if (journal === 'expenses') return originPath({ collection: 'expenses', recordId });
  return documentPathOf(recordId) ?? originPath({ collection: 'payments', recordId });
}

/** The page of a row's record. */
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
      return documentPathOf(text(row['recordId']));
    case 'treasury_entries':
      return treasuryPathOf(row);
    case 'ledger_entries':
      return ledgerPathOf(row);
    case 'payments':
      return `/commercial/payment/${row['ledger'] === 'supplier' ? 'suppliers' : 'clients'}/${id}`;
    case 'withholdings':
      return row['seriesId'] === ''
        ? originPath({ collection: 'expenses', recordId: text(row['sourceId']) })
        : originPath({ collection: 'payments', recordId: text(row['sourceId']) });
    case 'expenses':
      return `/commercial/expense/${id}/edit`;
    case 'stock_articles':
      return `/commercial/articles/${id}`;
    default:
      return undefined;
  }
}
