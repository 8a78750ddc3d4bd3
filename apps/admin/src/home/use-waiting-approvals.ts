import { useGetList } from 'react-admin';
import type { ApprovalRequestRow } from '@balcao/contracts';
import { useMay } from '../admin/hooks.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import type { Waiting } from '../dashboard/parts/AttentionList.js';
import { useMessages } from '../i18n/use-messages.js';

/** Named on Home at most; the list has them all. */
const SHOWN_MAX = 5;

/** Requests of others that wait for the user. */
export function useWaitingApprovals(): readonly Waiting[] {
  const t = useMessages();
  const enabled = useMay('pos.approve');
  const userId = useSlice(session).info?.user.id ?? '';
  const { data = [] } = useGetList<ApprovalRequestRow>(
    'approvals',
    {
      filter: { state: 'waiting', requesterId: { $ne: userId } },
      sort: { field: 'requestedAt', order: 'ASC' },
      pagination: { page: 1, perPage: SHOWN_MAX },
    },
    { enabled },
  );
  return data.map(({ id, kind, requesterName: name, reference }) => ({
    id: `approval ${id}`,
    text: t('dashboard.attention.approval', {
      name,
      kind: t(`layout.approvalKinds.${kind}`),
      reference,
    }),
    to: '/approvals',
  }));
}
