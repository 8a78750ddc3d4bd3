import type { DocumentLineRow, DocumentRow, SaleRow, StockArticleRow } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { documentPath } from '../../routing/document-paths.js';
import { Amount } from '../../fields/Amount.js';
import { Day, Figure } from '../../fields/cells.js';

/** One column of a list that proves a figure. */
export interface ProofColumn<R> {
  readonly label: ScreenMessageKey;
  readonly isNumeric?: true;
  readonly render: (row: R) => ReactNode;
}

/** A row of any kind: it is read only with the columns of its own kind. */
export type AnyRow = SaleRow & DocumentLineRow & DocumentRow & StockArticleRow;

/** What is shown of each row by its kind. */
export const saleColumns = (withMargin: boolean): readonly ProofColumn<SaleRow>[] => [
  {
    label: 'dashboard.list.document',
    render: ({ typeId, id, reference }) => (
      <Link className="list__strong" to={documentPath(typeId, id)}>
        {reference}
      </Link>
    ),
  },
  { label: 'dashboard.list.day', render: ({ issuedOn }) => <Day day={issuedOn} /> },
  { label: 'dashboard.list.client', render: ({ clientName }) => clientName },
  money('dashboard.list.net', ({ baseMinor }) => baseMinor),
  ...(withMargin
    ? [
        money<SaleRow>('dashboard.list.cost', ({ costMinor }) => costMinor),
        money<SaleRow>(
          'dashboard.list.margin',
          ({ baseMinor, costMinor }) => baseMinor - costMinor,
        ),
      ]
    : [
        money<SaleRow>('dashboard.list.vat', ({ vatMinor }) => vatMinor),
        money<SaleRow>('dashboard.list.gross', ({ totalMinor }) => totalMinor),
      ]),
];

/** Lines have no sign of their own: that of a note that takes back is put before them here. */
const signOf = ({ group, accountEffect }: DocumentLineRow): number =>
  accountEffect === (group === 'purchases' ? 'debit' : 'credit') ? -1 : 1;

export const lineColumns: readonly ProofColumn<DocumentLineRow>[] = [
  {
    label: 'dashboard.list.document',
    render: ({ typeId, documentId, reference }) => (
      <Link className="list__strong" to={documentPath(typeId, documentId)}>
        {reference}
      </Link>
    ),
  },
  { label: 'dashboard.list.day', render: ({ issuedOn }) => <Day day={issuedOn} /> },
  { label: 'dashboard.list.party', render: ({ partyName }) => partyName },
  { label: 'dashboard.list.article', render: ({ description }) => description },
  {
    label: 'dashboard.list.quantity',
    isNumeric: true,
    render: ({ quantity, unit }) => <Figure decimal={quantity} unit={unit} />,
  },
  money('dashboard.list.net', (line) => signOf(line) * line.baseMinor),
  money('dashboard.list.vat', (line) => signOf(line) * line.vatMinor),
  money('dashboard.list.gross', (line) => signOf(line) * (line.baseMinor + line.vatMinor)),
];

export const openColumns: readonly ProofColumn<DocumentRow>[] = [
  {
    label: 'dashboard.list.document',
    render: ({ typeId, id, reference }) => (
      <Link className="list__strong" to={documentPath(typeId, id)}>
        {reference}
      </Link>
    ),
  },
  { label: 'dashboard.list.day', render: ({ issuedOn }) => <Day day={issuedOn} /> },
  { label: 'dashboard.list.due', render: ({ dueOn }) => <Day day={dueOn} /> },
  { label: 'dashboard.list.party', render: ({ clientName }) => clientName },
  money('dashboard.list.gross', ({ totalMinor }) => totalMinor),
  money('dashboard.list.pending', ({ pendingMinor }) => pendingMinor),
];

export const stockColumns: readonly ProofColumn<StockArticleRow>[] = [
  {
    label: 'dashboard.list.article',
    render: ({ id, code, name }) => (
      <Link className="list__strong" to={`/commercial/articles/${encodeURIComponent(id)}`}>
        {name} <span className="dash__code">{code}</span>
      </Link>
    ),
  },
  {
    label: 'dashboard.list.quantity',
    isNumeric: true,
    render: ({ quantity, unit }) => <Figure decimal={quantity} unit={unit} />,
  },
];

function money<R>(label: ScreenMessageKey, minorOf: (row: R) => number): ProofColumn<R> {
  return {
    label,
    isNumeric: true,
    render: (row) => <Amount minor={minorOf(row)} dashForZero />,
  };
}
