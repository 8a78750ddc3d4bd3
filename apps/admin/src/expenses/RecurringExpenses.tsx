import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import Button from '@mui/material/Button';
import type { RecurringExpenseRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { later } from '../routing/later.js';
import { useMay } from '../admin/hooks.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import { RecurringFailures } from './RecurringFailures.js';

const definition: ManagementDefinition<RecurringExpenseRow> = {
  resource: 'commercial/expense/recurring',
  title: 'layout.pages.recurringExpenses',
  nameOf: ({ description }) => description,
  sort: { field: 'description', order: 'ASC' },
  commands: <RecordDue />,
  emptyHint: 'money.expenses.recurringHint',
  columns: [
    {
      source: 'description',
      render: ({ description }) => <span className="list__strong">{description}</span>,
    },
    {
      source: 'categoryId',
      isUnsorted: true,
      render: ({ categoryId }) => (
        <ReferenceName reference="commercial/expense/category" id={categoryId} />
      ),
    },
    {
      source: 'amountMinor',
      isNumeric: true,
      render: ({ amountMinor }) => <Amount minor={amountMinor} />,
    },
    {
      source: 'every',
      render: ({ every }) => <Every every={every} />,
    },
    { source: 'startsOn', render: ({ startsOn }) => <Day day={startsOn} /> },
    {
      source: 'recordedThrough',
      isUnsorted: true,
      render: ({ recordedThrough }) => <Day day={recordedThrough} />,
    },
  ],
  card: ({ description, every, amountMinor }) => ({
    title: description,
    detail: <Every every={every} />,
    aside: <Amount minor={amountMinor} />,
    figure: 'amountMinor',
  }),
  defaults: { every: 'month', vatIncluded: true },
  inputs: later(async () => (await import('./RecurringExpenseInputs.js')).RecurringExpenseInputs),
};

function Every({ every }: Pick<RecurringExpenseRow, 'every'>): ReactNode {
  const t = useMessages();
  return t(`money.expenses.every.${every}`);
}

/** Records what has come due at once, rather than in the night. */
function RecordDue(): ReactNode {
  const t = useMessages();
  const mayRecord = useMay('expenses.record');
  const send = useMoneyAction();
  if (!mayRecord) return null;
  return (
    <Button
      startIcon={<EventRepeat />}
      onClick={() => {
        send('expenses/record-due', {}, t('money.expenses.recordedDue')).catch(sayProblem);
      }}
    >
      {t('money.expenses.recordDue')}
    </Button>
  );
}

/** Expenses that come back, and the button that records what is due. */
export const RecurringExpenses = (): ReactNode => (
  <>
    <RecurringFailures />
    <ManagementScreen definition={definition} />
  </>
);
