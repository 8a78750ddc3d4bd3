import Cancel from '@mui/icons-material/BlockOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import type { ExpenseRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { BooleanInput, TextInput } from 'react-admin';
import { Route, Routes } from 'react-router';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { DayInput } from '../fields/DayInput.js';
import { MoneyInput } from '../fields/MoneyInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { minorToDecimal } from '../formats/numerals.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { SelectFilter } from '../management/ListToolbar.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { ReasonDialog } from '../payments/ReasonDialog.js';
import { RowsDialog } from '../payments/RowsDialog.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { ExpenseCategories } from './ExpenseCategories.js';
import { RecurringExpenses } from './RecurringExpenses.js';

const moneyColumn = (
  source: 'baseMinor' | 'vatMinor' | 'totalMinor' | 'pendingMinor',
): Column<ExpenseRow> => ({
  source,
  isNumeric: true,
  render: ({ [source]: minor }) => <Amount minor={minor} dashForZero />,
  text: ({ [source]: minor }) => minorToDecimal(minor),
});

const definition: ManagementDefinition<ExpenseRow> = {
  resource: 'commercial/expense',
  title: 'layout.pages.expenses',
  createLabel: 'money.expenses.record',
  nameOf: ({ description }) => description,
  sort: { field: 'on', order: 'DESC' },
  isEditable: false,
  isArchivable: false,
  filters: <StateFilter />,
  columns: [
    { source: 'on', render: ({ on }) => <Day day={on} /> },
    {
      source: 'description',
      render: ({ description }) => <span className="list__strong">{description}</span>,
    },
    { source: 'category' },
    { source: 'supplier' },
    { source: 'dueOn', render: ({ dueOn }) => <Day day={dueOn} /> },
    { ...moneyColumn('vatMinor'), isHidden: true },
    moneyColumn('totalMinor'),
    moneyColumn('pendingMinor'),
    {
      source: 'status',
      render: ({ status }) => <State status={status} />,
      text: ({ status }, t) => t(`money.states.${status}`),
    },
  ],
  card: ({ description, category, totalMinor }) => ({
    title: description,
    detail: category,
    aside: <Amount minor={totalMinor} />,
  }),
  defaults: { vatIncluded: true },
  inputs: Inputs,
};

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

function StateFilter(): ReactNode {
  const t = useMessages();
  const states = ['unpaid', 'partiallyPaid', 'paid', 'cancelled'] as const;
  return (
    <SelectFilter
      source="status"
      label={t('resources.commercial/expense.fields.status')}
      choices={[
        { label: t('management.all') },
        ...states.map((value) => ({ value, label: t(`money.states.${value}`) })),
      ]}
    />
  );
}

function Inputs(): ReactNode {
  return (
    <>
      <TextInput
        source="description"
        required
        autoFocus
        className="form__whole"
        helperText={false}
      />
      <ReferenceSelect source="categoryId" reference="commercial/expense/category" required />
      <MoneyInput source="amountMinor" required />
      <ReferenceSelect source="vatId" reference="commercial/vat" />
      <BooleanInput source="vatIncluded" helperText={false} />
      <ReferenceSelect source="supplierId" reference="commercial/suppliers" />
      <TextInput source="reference" helperText={false} />
      <DayInput source="on" />
      <DayInput source="dueOn" />
    </>
  );
}

type Asked = { readonly verb: 'pay' | 'cancel'; readonly row: ExpenseRow } | undefined;

function ExpenseList(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const actions = [
    {
      label: 'money.expenses.pay',
      icon: <Paid fontSize="small" />,
      isOffered: ({ status }: ExpenseRow) => status === 'unpaid' || status === 'partiallyPaid',
      run: (row: ExpenseRow) => {
        setAsked({ verb: 'pay', row });
      },
    },
    {
      label: 'money.cancel.action',
      icon: <Cancel fontSize="small" />,
      isOffered: ({ status }: ExpenseRow) => status !== 'cancelled',
      run: (row: ExpenseRow) => {
        setAsked({ verb: 'cancel', row });
      },
    },
  ] as const;
  return (
    <>
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

interface ExpenseDialogProps {
  readonly asked: NonNullable<Asked>;
  readonly onClose: () => void;
}

function ExpenseDialog({ asked: { verb, row }, onClose }: ExpenseDialogProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const { id, description: name, pendingMinor } = row;
  if (verb === 'pay') {
    return (
      <RowsDialog
        title={t('money.expenses.payTitle', { name })}
        action={t('money.expenses.pay')}
        dueMinor={pendingMinor}
        onClose={onClose}
        onSubmit={async (rows) => {
          await send(`expenses/${id}/pay`, { rows }, t('money.expenses.paid'));
        }}
      />
    );
  }
  return (
    <ReasonDialog
      title={t('money.cancel.title', { name })}
      effect={t('money.cancel.expense')}
      onClose={onClose}
      onSubmit={async (reason) => {
        await send(`expenses/${id}/cancel`, { reason }, t('money.cancel.done', { name }));
      }}
    />
  );
}

/** Expenses, their categories, and those that come back. */
export function Expenses(): ReactNode {
  return (
    <Routes>
      <Route path="category/*" element={<ExpenseCategories />} />
      <Route path="recurring/*" element={<RecurringExpenses />} />
      <Route path="*" element={<ExpenseList />} />
    </Routes>
  );
}
