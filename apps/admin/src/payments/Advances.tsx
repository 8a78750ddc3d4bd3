import type { PaymentListRow } from '@balcao/contracts';
import { useMemo, type ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { ListTotals } from '../filters/ListTotals.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { receipts, supplierPayments } from './category.js';
import { PaymentPapers, PrintedPayments } from './PaymentPapers.js';
import { usePaymentBulk } from './use-payment-bulk.js';

const definition: ManagementDefinition<PaymentListRow> = {
  resource: 'commercial/payment/advances',
  title: 'layout.pages.advances',
  nameOf: ({ reference }) => reference,
  sort: { field: 'issuedOn', order: 'ASC' },
  pathOf: ({ id, ledger }) =>
    `/${ledger === 'client' ? receipts.resource : supplierPayments.resource}/${id}`,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  emptyHint: 'management.whenEmpty.advances',
  whenEmpty: {
    to: '/commercial/payment/clients/create',
    label: 'money.payments.newReceipt',
    permission: 'payments.record',
  },
  hasMenu: false,
  commands: <PrintedPayments resource="commercial/payment/advances" />,
  filters: (
    <>
      <PeriodFilter source="issuedOn" />
      <LedgerFilter />
      <ListTotals
        figures={[
          { field: 'paidMinor', label: 'money.payments.paid' },
          { field: 'unallocatedMinor', label: 'money.payments.unallocated' },
        ]}
      />
    </>
  ),
  columns: [
    {
      source: 'reference',
      render: ({ reference }) => <span className="list__strong">{reference}</span>,
    },
    { source: 'issuedOn', render: ({ issuedOn }) => <Day day={issuedOn} /> },
    { source: 'ledger', render: ({ ledger }) => <Ledger ledger={ledger} /> },
    { source: 'partyName' },
    {
      source: 'paidMinor',
      isNumeric: true,
      render: ({ paidMinor }) => <Amount minor={paidMinor} />,
    },
    {
      source: 'unallocatedMinor',
      isNumeric: true,
      render: ({ unallocatedMinor }) => <Amount minor={unallocatedMinor} />,
    },
  ],
  card: ({ reference, partyName, unallocatedMinor, issuedOn }) => ({
    title: partyName,
    detail: (
      <>
        {reference} · <Day day={issuedOn} />
      </>
    ),
    aside: <Amount minor={unallocatedMinor} />,
    figure: 'unallocatedMinor',
  }),
  inputs: () => null,
};

function Ledger({ ledger }: Pick<PaymentListRow, 'ledger'>): ReactNode {
  const t = useMessages();
  return t(`money.advances.${ledger}`);
}

function LedgerFilter(): ReactNode {
  const t = useMessages();
  return (
    <SelectFilter
      source="ledger"
      label={t('resources.commercial/payment/advances.fields.ledger')}
      choices={[
        { value: 'client', label: t('money.advances.client') },
        { value: 'supplier', label: t('money.advances.supplier') },
      ]}
    />
  );
}

/** What was paid and no document has taken yet, the oldest first; each leads to its payment. */
export function Advances(): ReactNode {
  const bulk = usePaymentBulk(definition.resource);
  // What is cancelled is no advance: there is nothing to restore.
  const offered = useMemo(() => bulk.filter(({ name }) => name !== 'restore'), [bulk]);
  return (
    <>
      <ManagementScreen definition={{ ...definition, bulk: offered }} />
      <PaymentPapers />
    </>
  );
}
