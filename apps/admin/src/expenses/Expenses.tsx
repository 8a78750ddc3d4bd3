import AttachFile from '@mui/icons-material/AttachFileOutlined';
import Cancel from '@mui/icons-material/BlockOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import type { ExpenseRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { later } from '../routing/later.js';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { addDays, sayDay, today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { Column, DoubtsOf, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { expenseBulk } from './bulk-actions.js';
import { textScreen } from '../management/text-screen.js';
import { ExpenseFilters } from './ExpenseFilters.js';
import type { AskedOfExpense } from './ExpenseDialog.js';
import { RecurringFailures } from './RecurringFailures.js';
import { RecurringExpenses } from './RecurringExpenses.js';

const Categories = textScreen('commercial/expense/category');
const ExpenseDialog = later(async () => (await import('./ExpenseDialog.js')).ExpenseDialog);

const moneyColumn = (
  source: 'baseMinor' | 'vatMinor' | 'totalMinor' | 'withheldMinor' | 'pendingMinor',
): Column<ExpenseRow> => ({
  source,
  isNumeric: true,
  render: ({ [source]: minor }) => <Amount minor={minor} dashForZero />,
});

const definition: ManagementDefinition<ExpenseRow> = {
  resource: 'commercial/expense',
  title: 'layout.pages.expenses',
  createLabel: 'money.expenses.record',
  nameOf: ({ description }) => description,
  sort: { field: 'on', order: 'DESC' },
  isEditable: false,
  isArchivable: false,
  bulk: expenseBulk,
  filters: <ExpenseFilters />,
  columns: [
    { source: 'on', render: ({ on }) => <Day day={on} /> },
    {
      source: 'description',
      render: ({ description }) => <span className="list__strong">{description}</span>,
    },
    { source: 'category' },
    { source: 'supplier', isHidden: true },
    { source: 'dueOn', render: ({ dueOn }) => <Day day={dueOn} /> },
    { ...moneyColumn('vatMinor'), isHidden: true },
    moneyColumn('totalMinor'),
    { ...moneyColumn('withheldMinor'), isHidden: true },
    moneyColumn('pendingMinor'),
    {
      source: 'status',
      render: ({ status }) => <State status={status} />,
    },
  ],
  card: ({ description, category, totalMinor, on, status }) => ({
    title: description,
    detail: (
      <>
        <Day day={on} /> · {category} {status === 'paid' ? null : <State status={status} />}
      </>
    ),
    aside: <Amount minor={totalMinor} />,
    figure: 'totalMinor',
  }),
  defaults: { vatIncluded: true },
  useDoubts: useDueDoubt,
  inputs: later(async () => (await import('./ExpenseInputs.js')).ExpenseInputs),
};

/** Days after which a due date is hardly meant. */
const FAR_DAYS = 365;

/** A due date that is more than a year away. */
function useDueDoubt(): DoubtsOf {
  const t = useMessages();
  const language = useLanguage();
  return ({ dueOn }) =>
    typeof dueOn === 'string' && dueOn > addDays(today(), FAR_DAYS)
      ? [t('documents.doubts.farDue', { day: sayDay(dueOn, language) })]
      : [];
}

const tones: Readonly<Record<ExpenseRow['status'], StatusTone>> = {
  unpaid: 'warning',
  partiallyPaid: 'info',
  paid: 'success',
  cancelled: 'neutral',
};

function State({ status }: Pick<ExpenseRow, 'status'>): ReactNode {
  const t = useMessages();
  return (
    <StatusChip tone={tones[status]} isStruck={status === 'cancelled'}>
      {t(`money.states.${status}`)}
    </StatusChip>
  );
}

const isPayable = ({ status }: ExpenseRow) => status === 'unpaid' || status === 'partiallyPaid';
const isCancelled = ({ status }: ExpenseRow) => status === 'cancelled';

function ExpenseList(): ReactNode {
  const [asked, setAsked] = useState<AskedOfExpense>();
  const mayCancel = useMay('expenses.cancel');
  const ask = (verb: AskedOfExpense['verb']) => (row: ExpenseRow) => {
    setAsked({ verb, row });
  };
  const actions = [
    {
      label: 'money.expenses.pay',
      icon: <Paid fontSize="small" />,
      isOffered: isPayable,
      run: ask('pay'),
    },
    {
      label: 'documents.attachments.title',
      icon: <AttachFile fontSize="small" />,
      isOffered: () => true,
      isReading: true,
      run: ask('files'),
    },
    {
      label: 'money.cancel.action',
      icon: <Cancel fontSize="small" />,
      isOffered: (row: ExpenseRow) => mayCancel && !isCancelled(row),
      run: ask('cancel'),
    },
    {
      label: 'money.restore.action',
      icon: <Restore fontSize="small" />,
      isOffered: (row: ExpenseRow) => mayCancel && isCancelled(row),
      run: ask('restore'),
    },
  ] as const;
  return (
    <>
      <RecurringFailures />
      <ManagementScreen definition={{ ...definition, actions }} />
      {asked === undefined ? null : (
        <ExpenseDialog
          asked={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}

/** Expenses, their categories, and those that come back. */
export function Expenses(): ReactNode {
  return (
    <Routes>
      <Route path="category/*" element={<Categories />} />
      <Route path="recurring/*" element={<RecurringExpenses />} />
      <Route path="*" element={<ExpenseList />} />
    </Routes>
  );
}
