import Cancel from '@mui/icons-material/BlockOutlined';
import type { MovementRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { later } from '../boot/later.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { MovementFilters } from './MovementFilters.js';
import { useMoneyAction } from '../payments/use-money-action.js';

const ReasonDialog = later(async () => (await import('../payments/ReasonDialog.js')).ReasonDialog);

const accountColumn = (source: 'accountId' | 'toAccountId'): Column<MovementRow> => ({
  source,
  isUnsorted: true,
  render: (row) => <ReferenceName reference="commercial/treasury_account" id={row[source]} />,
});

const moneyColumn = (source: 'amountMinor' | 'receivedMinor'): Column<MovementRow> => ({
  source,
  isNumeric: true,
  isUnsorted: source === 'receivedMinor',
  render: ({ [source]: minor }) => (minor === undefined ? null : <Amount minor={minor} />),
});

const told: readonly Column<MovementRow>[] = [
  { source: 'reference', isUnsorted: true },
  { source: 'description', isUnsorted: true },
  {
    source: 'status',
    render: ({ status }) => <State status={status} />,
  },
];

function State({ status }: Pick<MovementRow, 'status'>): ReactNode {
  const t = useMessages();
  const isCancelled = status === 'cancelled';
  return (
    <StatusChip tone={isCancelled ? 'neutral' : 'success'} isStruck={isCancelled}>
      {t(`money.states.${status}`)}
    </StatusChip>
  );
}

const onColumn: Column<MovementRow> = { source: 'on', render: ({ on }) => <Day day={on} /> };

const common = {
  nameOf: ({ description, on }) => description ?? on,
  sort: { field: 'on', order: 'DESC' },
  isEditable: false,
  isArchivable: false,
  filters: <MovementFilters />,
  card: ({ on, description, amountMinor, accountId, toAccountId, status }) => ({
    title: description ?? <Day day={on} />,
    detail: (
      <>
        <Day day={on} /> · <ReferenceName reference="commercial/treasury_account" id={accountId} />
        {toAccountId === undefined ? null : (
          <>
            {' → '}
            <ReferenceName reference="commercial/treasury_account" id={toAccountId} />
          </>
        )}{' '}
        {status === 'cancelled' ? <State status={status} /> : null}
      </>
    ),
    aside: <Amount minor={amountMinor} />,
    figure: 'amountMinor',
  }),
} as const satisfies Partial<ManagementDefinition<MovementRow>>;

const deposits: ManagementDefinition<MovementRow> = {
  ...common,
  resource: 'commercial/deposit',
  title: 'layout.pages.deposits',
  createLabel: 'money.movements.deposit',
  columns: [onColumn, accountColumn('accountId'), moneyColumn('amountMinor'), ...told],
  inputs: later(async () => (await import('./MovementInputs.js')).DepositInputs),
};

const withdrawals: ManagementDefinition<MovementRow> = {
  ...deposits,
  resource: 'commercial/withdrawal',
  title: 'layout.pages.withdrawals',
  createLabel: 'money.movements.withdrawal',
  inputs: later(async () => (await import('./MovementInputs.js')).WithdrawalInputs),
};

const transfers: ManagementDefinition<MovementRow> = {
  ...common,
  resource: 'commercial/transfer',
  title: 'layout.pages.transfers',
  createLabel: 'money.movements.transfer',
  columns: [
    onColumn,
    accountColumn('accountId'),
    accountColumn('toAccountId'),
    moneyColumn('amountMinor'),
    moneyColumn('receivedMinor'),
    ...told,
  ],
  inputs: later(async () => (await import('./MovementInputs.js')).TransferInputs),
};

function screenOf(definition: ManagementDefinition<MovementRow>, api: string): () => ReactNode {
  return function Movements(): ReactNode {
    const t = useMessages();
    const send = useMoneyAction();
    const [cancelled, setCancelled] = useState<MovementRow>();
    const name = cancelled === undefined ? '' : definition.nameOf(cancelled);
    const cancel = {
      label: 'money.cancel.action',
      icon: <Cancel fontSize="small" />,
      isOffered: ({ status }: MovementRow) => status === 'active',
      run: setCancelled,
    } as const;
    return (
      <>
        <ManagementScreen definition={{ ...definition, actions: [cancel] }} />
        {cancelled === undefined ? null : (
          <ReasonDialog
            title={t('money.cancel.title', { name })}
            effect={t('money.cancel.movement')}
            onClose={() => {
              setCancelled(undefined);
            }}
            path={`${api}/${cancelled.id}/cancel`}
            onSubmit={async (reason, rehearsed) => {
              const done = t('money.cancel.done', { name });
              await send(`${api}/${cancelled.id}/cancel`, { reason }, done, rehearsed);
            }}
          />
        )}
      </>
    );
  };
}

/** Money into accounts. */
export const Deposits = screenOf(deposits, 'deposits');
/** Money out of accounts. */
export const Withdrawals = screenOf(withdrawals, 'withdrawals');
/** Money from one account to another. */
export const Transfers = screenOf(transfers, 'transfers');
