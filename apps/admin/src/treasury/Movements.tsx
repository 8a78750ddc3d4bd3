import Cancel from '@mui/icons-material/BlockOutlined';
import Restore from '@mui/icons-material/RestoreOutlined';
import type { MovementRow } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { useMemo, useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { later } from '../routing/later.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { StatusChip } from '../fields/StatusChip.js';
import { showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { Column, ManagementDefinition, RowAction } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { cancelMany, restoreMany } from '../payments/many-money.js';
import { takenDoubts } from '../payments/use-taking.js';
import type { AskedOfMovement } from './MovementDialog.js';
import { MovementFilters } from './MovementFilters.js';

const MovementDialog = later(async () => (await import('./MovementDialog.js')).MovementDialog);

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

const detailColumns: readonly Column<MovementRow>[] = [
  { source: 'reference', isUnsorted: true },
  { source: 'description', isUnsorted: true },
];

const stateColumn: Column<MovementRow> = {
  source: 'status',
  render: ({ status }) => <State status={status} />,
};

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

/** A list of movements, but for how a row is named in the reader's language. */
type Movements = Omit<ManagementDefinition<MovementRow>, 'nameOf'>;

const common = {
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
} as const satisfies Partial<Movements>;

const deposits: Movements = {
  ...common,
  resource: 'commercial/deposit',
  title: 'layout.pages.deposits',
  createLabel: 'money.movements.deposit',
  columns: [
    onColumn,
    accountColumn('accountId'),
    ...detailColumns,
    moneyColumn('amountMinor'),
    stateColumn,
  ],
  inputs: later(async () => (await import('./MovementInputs.js')).DepositInputs),
};

const withdrawals: Movements = {
  ...deposits,
  resource: 'commercial/withdrawal',
  title: 'layout.pages.withdrawals',
  createLabel: 'money.movements.withdrawal',
  useDoubts: takenDoubts('accountId'),
  inputs: later(async () => (await import('./MovementInputs.js')).WithdrawalInputs),
};

const transfers: Movements = {
  ...common,
  resource: 'commercial/transfer',
  title: 'layout.pages.transfers',
  createLabel: 'money.movements.transfer',
  useDoubts: takenDoubts('fromAccountId'),
  columns: [
    onColumn,
    accountColumn('accountId'),
    accountColumn('toAccountId'),
    ...detailColumns,
    moneyColumn('amountMinor'),
    moneyColumn('receivedMinor'),
    stateColumn,
  ],
  inputs: later(async () => (await import('./MovementInputs.js')).TransferInputs),
};

const permission = 'treasury.cancel';

type Api = 'deposits' | 'withdrawals' | 'transfers';

function screenOf(movements: Movements, api: Api): () => ReactNode {
  const bulk = [
    cancelMany({ action: `${api}.cancel`, permission, hint: 'money.cancel.movements' }),
    restoreMany({ action: `${api}.restore`, permission, hint: 'money.restore.movements' }),
  ];
  return function MovementList(): ReactNode {
    const nameOf = useNames();
    const mayCancel = useMay(permission);
    const [asked, setAsked] = useState<AskedOfMovement>();
    const ask = (verb: AskedOfMovement['verb']) => (row: MovementRow) => {
      setAsked({ verb, row, name: nameOf(row) });
    };
    const actions: readonly RowAction<MovementRow>[] = [
      {
        label: 'money.cancel.action',
        icon: <Cancel fontSize="small" />,
        isOffered: ({ status }) => mayCancel && status === 'active',
        run: ask('cancel'),
      },
      {
        label: 'money.restore.action',
        icon: <Restore fontSize="small" />,
        isOffered: ({ status }) => mayCancel && status === 'cancelled',
        run: ask('restore'),
      },
    ];
    return (
      <>
        <ManagementScreen definition={{ ...movements, nameOf, bulk, actions }} />
        {asked === undefined ? null : (
          <MovementDialog
            asked={asked}
            path={`${api}/${asked.row.id}/${asked.verb}`}
            onClose={() => {
              setAsked(undefined);
            }}
          />
        )}
      </>
    );
  };
}

/** What a movement is called: what was written of it, or else its day and amount. */
function useNames(): (row: MovementRow) => string {
  const language = useLanguage();
  return useMemo(
    () =>
      ({ description, reference, on, amountMinor }) =>
        description ??
        reference ??
        `${showDay(on, language)} · ${showMinor(amountMinor, language)}`,
    [language],
  );
}

/** Money into accounts. */
export const Deposits = screenOf(deposits, 'deposits');
/** Money out of accounts. */
export const Withdrawals = screenOf(withdrawals, 'withdrawals');
/** Money from one account to another. */
export const Transfers = screenOf(transfers, 'transfers');
