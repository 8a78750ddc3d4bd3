import Approve from '@mui/icons-material/CheckOutlined';
import Refuse from '@mui/icons-material/CloseOutlined';
import Open from '@mui/icons-material/OpenInNewOutlined';
import Withdraw from '@mui/icons-material/UndoOutlined';
import { approvalStates, type ApprovalRequestRow } from '@balcao/contracts';
import { approvalKinds } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { Amount } from '../fields/Amount.js';
import { Moment } from '../fields/Moment.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition, RowAction } from '../management/definition.js';
import { ManagementScreen } from '../management/ManagementScreen.js';
import { SelectFilter } from '../management/SelectFilter.js';
import { documentPath } from '../routing/document-paths.js';
import { later } from '../routing/later.js';
import { recordPath } from './record-path.js';

const ApproveDialog = later(async () => (await import('./ApproveDialog.js')).ApproveDialog);
const RefuseDialog = later(async () => (await import('./RefuseDialog.js')).RefuseDialog);

const resource = 'approvals';

const tones = {
  waiting: 'warning',
  approved: 'success',
  refused: 'error',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const;

const definition: ManagementDefinition<ApprovalRequestRow> = {
  resource,
  title: 'layout.pages.approvals',
  nameOf: ({ reference, requesterName }) => `${reference} · ${requesterName}`,
  sort: { field: 'requestedAt', order: 'DESC' },
  columns: [
    { source: 'requestedAt', render: ({ requestedAt }) => <Moment at={requestedAt} /> },
    { source: 'kind', render: ({ kind }) => <Kind kind={kind} /> },
    { source: 'requesterName' },
    { source: 'reference' },
    { source: 'partyName' },
    {
      source: 'amountMinor',
      isNumeric: true,
      render: ({ amountMinor }) => <Amount minor={amountMinor} />,
    },
    { source: 'reason', isUnsorted: true },
    { source: 'state', render: ({ state }) => <State state={state} /> },
    { source: 'expiresAt', isHidden: true, render: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      source: 'decidedAt',
      isHidden: true,
      isUnsorted: true,
      render: ({ decidedAt }) => <Moment at={decidedAt} />,
    },
    { source: 'approverName', isUnsorted: true },
    { source: 'answer', isHidden: true, isUnsorted: true },
  ],
  card: (row) => ({
    title: `${row.requesterName} · ${row.reference}`,
    detail: (
      <>
        <Kind kind={row.kind} /> · {row.reason} <State state={row.state} />
      </>
    ),
    aside: <Amount minor={row.amountMinor} />,
  }),
  filters: <ApprovalFilters />,
  isEditable: false,
  isArchivable: false,
  isCreatable: false,
  inputs: () => null,
  emptyHint: 'approvals.hint',
};

function Kind({ kind }: Pick<ApprovalRequestRow, 'kind'>): ReactNode {
  return useMessages()(`approvals.kinds.${kind}`);
}

function State({ state }: Pick<ApprovalRequestRow, 'state'>): ReactNode {
  const t = useMessages();
  return <StatusChip tone={tones[state]}>{t(`approvals.states.${state}`)}</StatusChip>;
}

function ApprovalFilters(): ReactNode {
  const t = useMessages();
  return (
    <>
      <SelectFilter
        source="state"
        label={t('resources.approvals.fields.state')}
        choices={approvalStates.map((value) => ({
          value,
          label: t(`approvals.states.${value}`),
        }))}
      />
      <SelectFilter
        source="kind"
        label={t('resources.approvals.fields.kind')}
        choices={approvalKinds.map((value) => ({ value, label: t(`approvals.kinds.${value}`) }))}
      />
    </>
  );
}

/** Withdraws the user's own request, after a question. */
function useWithdrawing(): (row: ApprovalRequestRow) => Promise<void> {
  const t = useMessages();
  const { attempt } = useCommands(resource);
  return async ({ id }) => {
    const question = {
      title: t('approvals.withdrawTitle'),
      message: t('approvals.withdrawMessage'),
    };
    if (!(await askToConfirm(question))) return;
    const path = `approval-requests/${encodeURIComponent(id)}/withdraw`;
    await attempt({ path, done: t('approvals.withdrawn') });
  };
}

/** Requests for approval: approvers decide on them, requesters may withdraw theirs. */
export function Approvals(): ReactNode {
  const mayApprove = useMay('pos.approve');
  const userId = useSlice(session).info?.user.id;
  const navigate = useNavigate();
  const [approved, setApproved] = useState<ApprovalRequestRow>();
  const [refused, setRefused] = useState<ApprovalRequestRow>();
  const isForOthers = ({ state, requesterId }: ApprovalRequestRow): boolean =>
    mayApprove && state === 'waiting' && requesterId !== userId;
  const withdraw = useWithdrawing();
  const actions: readonly RowAction<ApprovalRequestRow>[] = [
    {
      label: 'approvals.approve',
      icon: <Approve fontSize="small" />,
      isOffered: isForOthers,
      run: setApproved,
    },
    {
      label: 'approvals.refuse',
      icon: <Refuse fontSize="small" />,
      isOffered: isForOthers,
      run: setRefused,
    },
    {
      label: 'approvals.withdraw',
      icon: <Withdraw fontSize="small" />,
      isOffered: ({ state, requesterId }) => state === 'waiting' && requesterId === userId,
      isReading: true,
      run: (row) => void withdraw(row),
    },
    {
      label: 'approvals.open',
      icon: <Open fontSize="small" />,
      isOffered: (row) => recordPath(row, documentPath) !== undefined,
      isReading: true,
      run: (row) => {
        void navigate(recordPath(row, documentPath) ?? '/approvals');
      },
    },
  ];
  return (
    <>
      <ManagementScreen definition={{ ...definition, actions }} />
      {approved === undefined ? null : (
        <ApproveDialog
          request={approved}
          onClose={() => {
            setApproved(undefined);
          }}
        />
      )}
      {refused === undefined ? null : (
        <RefuseDialog
          request={refused}
          onClose={() => {
            setRefused(undefined);
          }}
        />
      )}
    </>
  );
}
