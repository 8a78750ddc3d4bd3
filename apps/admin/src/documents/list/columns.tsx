import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import { bearsVat, givesBack } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount } from '../../fields/Amount.js';
import { DocumentStatusChip } from '../../fields/DocumentStatusChip.js';
import { DocumentAmount } from '../parts/DocumentAmount.js';
import { documentPath } from '../../routing/document-paths.js';
import { Moment } from '../../fields/Moment.js';
import { ShownDay } from '../parts/ShownDay.js';

/** One column of the list of documents. */
export interface DocumentColumn {
  readonly source: keyof DocumentRow;
  readonly label: ScreenMessageKey;
  readonly render: (row: DocumentRow) => ReactNode;
  readonly isNumeric?: boolean;
  /** Shown only once chosen. */
  readonly isHidden?: boolean;
  readonly isUnsorted?: boolean;
  /** Only for types that are paid. */
  readonly isOfMoney?: boolean;
  /** Only for types with a party: internal documents have neither party nor VAT. */
  readonly isOfTrade?: boolean;
}

const amount = (
  source: 'baseMinor' | 'vatMinor' | 'totalMinor' | 'discountMinor' | 'pendingMinor',
  label: ScreenMessageKey,
  more: Partial<DocumentColumn> = {},
): DocumentColumn => ({
  source,
  label,
  isNumeric: true,
  render: (row) => (
    <DocumentAmount
      minor={row[source]}
      currency={row.currency}
      dashForZero={source !== 'totalMinor'}
    />
  ),
  ...more,
});

/** In table order. */
const documentColumns: readonly DocumentColumn[] = [
  {
    source: 'reference',
    label: 'documents.fields.reference',
    isUnsorted: true,
    // A link as well as the row: for the keyboard, and for a tab of its own.
    render: ({ typeId, id, reference }) => (
      <Link
        className="cell__reference"
        to={documentPath(typeId, id)}
        onClick={(event) => {
          event.stopPropagation();
        }}
      >
        {reference}
      </Link>
    ),
  },
  {
    source: 'issuedOn',
    label: 'documents.fields.issuedOn',
    render: ({ issuedOn }) => <ShownDay day={issuedOn} />,
  },
  {
    source: 'emittedAt',
    label: 'documents.fields.emittedAt',
    isHidden: true,
    isUnsorted: true,
    render: ({ emittedAt }) => <Moment at={emittedAt} />,
  },
  {
    source: 'dueOn',
    label: 'documents.fields.dueOn',
    isHidden: true,
    isOfTrade: true,
    render: (row) => (givesBack(row) ? '–' : <ShownDay day={row.dueOn} />),
  },
  {
    source: 'clientName',
    label: 'documents.fields.client',
    isOfTrade: true,
    render: ({ clientName }) => <span className="cell__client">{clientName}</span>,
  },
  {
    source: 'clientNuit',
    label: 'documents.fields.nuit',
    isHidden: true,
    isOfTrade: true,
    isUnsorted: true,
    render: ({ clientNuit }) => clientNuit ?? '',
  },
  {
    source: 'orderNumber',
    label: 'documents.fields.orderNumber',
    isHidden: true,
    isUnsorted: true,
    render: ({ orderNumber }) => orderNumber ?? '',
  },
  {
    source: 'status',
    label: 'documents.fields.state',
    render: (row) => <DocumentStatusChip document={row} />,
  },
  amount('baseMinor', 'documents.summary.base', { isOfTrade: true }),
  amount('vatMinor', 'documents.summary.vat', { isHidden: true, isOfTrade: true }),
  amount('discountMinor', 'documents.summary.discount', { isHidden: true, isOfTrade: true }),
  amount('totalMinor', 'documents.summary.total', {
    render: ({ totalMinor, currency }) => (
      <span className="list__strong">
        <DocumentAmount minor={totalMinor} currency={currency} />
      </span>
    ),
  }),
  // What is left is owed on the account, which is kept in the company's currency.
  amount('pendingMinor', 'documents.summary.pending', {
    isOfMoney: true,
    render: ({ pendingMinor }) => <Amount minor={pendingMinor} dashForZero />,
  }),
];

/** The columns of a type's list, in table order. */
export const columnsOf = ({
  accountEffect,
  group,
}: Pick<DocumentTypeRow, 'accountEffect' | 'group'>): readonly DocumentColumn[] =>
  documentColumns.filter(
    ({ isOfMoney, isOfTrade }) =>
      (isOfMoney !== true || accountEffect !== 'none') && (isOfTrade !== true || bearsVat(group)),
  );

/** Lists of purchases show the supplier instead of the client; internal ones a cost. */
export function columnLabel(
  { source, label }: DocumentColumn,
  { group }: Pick<DocumentTypeRow, 'group'>,
): ScreenMessageKey {
  if (source === 'totalMinor' && !bearsVat(group)) return 'documents.summary.cost';
  return source === 'clientName' && group === 'purchases' ? 'documents.fields.supplier' : label;
}
