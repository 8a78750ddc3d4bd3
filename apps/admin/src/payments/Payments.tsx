import type { PaymentListRow } from '@balcao/contracts';
import { useMemo, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip } from '../fields/StatusChip.js';
import { ListTotals } from '../filters/ListTotals.js';
import { PeriodFilter } from '../filters/PeriodFilter.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { receipts, supplierPayments, type PaymentCategory } from './category.js';
import { PaymentPapers, PrintedPayments } from './PaymentPapers.js';
import { paymentFigures, PaymentFilters } from './PaymentFilters.js';
import { RecordedMethods } from './RecordedMethods.js';
import { SetOffLink } from '../clients/SetOffLink.js';
import { usePaymentBulk } from './use-payment-bulk.js';

const PaymentForm = later(async () => (await import('./PaymentForm.js')).PaymentForm);
const PaymentPage = later(async () => (await import('./PaymentPage.js')).PaymentPage);
const SetOffForm = later(async () => (await import('./SetOffForm.js')).SetOffForm);

const definitionOf = ({
  resource,
  party,
}: PaymentCategory): ManagementDefinition<PaymentListRow> => ({
  resource,
  title: party === 'clients' ? 'layout.pages.receipts' : 'layout.pages.supplierPayments',
  createLabel: party === 'clients' ? 'money.payments.newReceipt' : 'money.payments.newPayment',
  nameOf: ({ reference }) => reference,
  sort: { field: 'issuedOn', order: 'DESC' },
  pathOf: ({ id }) => `/${resource}/${id}`,
  isEditable: false,
  isArchivable: false,
  filters: (
    <>
      <PeriodFilter source="issuedOn" />
      <PaymentFilters party={party} />
      <ListTotals figures={paymentFigures} />
    </>
  ),
  commands: (
    <>
      <PrintedPayments resource={resource} />
      <SetOffLink />
    </>
  ),
  columns: [
    {
      source: 'reference',
      render: ({ reference }) => <span className="list__strong">{reference}</span>,
    },
    { source: 'issuedOn', render: ({ issuedOn }) => <Day day={issuedOn} /> },
    { source: 'partyName' },
    {
      source: 'paidMinor',
      isNumeric: true,
      render: ({ paidMinor }) => <Amount minor={paidMinor} />,
    },
    {
      source: 'unallocatedMinor',
      isNumeric: true,
      isHidden: true,
      render: ({ unallocatedMinor }) => <Amount minor={unallocatedMinor} dashForZero />,
    },
    {
      source: 'status',
      render: ({ status }) => <State status={status} />,
    },
    { source: 'documents', isUnsorted: true },
    {
      source: 'methods',
      isUnsorted: true,
      isHidden: true,
      render: ({ methods }) => <RecordedMethods methods={methods} />,
    },
  ],
  card: ({ reference, partyName, paidMinor, issuedOn, status }) => ({
    title: partyName,
    detail: (
      <>
        {reference} · <Day day={issuedOn} />{' '}
        {status === 'cancelled' ? <State status={status} /> : null}
      </>
    ),
    aside: <Amount minor={paidMinor} />,
    figure: 'paidMinor',
  }),
  inputs: () => null,
});

function State({ status }: Pick<PaymentListRow, 'status'>): ReactNode {
  const t = useMessages();
  return (
    <StatusChip
      tone={status === 'active' ? 'success' : 'neutral'}
      isStruck={status === 'cancelled'}
    >
      {t(`money.states.${status}`)}
    </StatusChip>
  );
}

function PaymentList({ category }: { readonly category: PaymentCategory }): ReactNode {
  const definition = useMemo(() => definitionOf(category), [category]);
  const bulk = usePaymentBulk(category.resource);
  return (
    <>
      <ManagementScreen definition={{ ...definition, bulk }} />
      <PaymentPapers />
    </>
  );
}

function screenOf(category: PaymentCategory): () => ReactNode {
  return () => (
    <Routes>
      <Route path="create" element={<PaymentForm category={category} />} />
      <Route path="set-off" element={<SetOffForm />} />
      <Route path=":id" element={<PaymentPage category={category} />} />
      <Route path="*" element={<PaymentList category={category} />} />
    </Routes>
  );
}

/** What clients pay. */
export const Receipts = screenOf(receipts);
/** What suppliers are paid. */
export const SupplierPayments = screenOf(supplierPayments);
