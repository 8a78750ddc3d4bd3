import type { ApprovalRequestRow } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { RehearsedQuestion } from '../rehearsal/RehearsedQuestion.js';

interface ApproveDialogProps {
  readonly request: ApprovalRequestRow;
  readonly onClose: () => void;
}

/** Says what the request would do now, and carries it out. */
export function ApproveDialog({ request, onClose }: ApproveDialogProps): ReactNode {
  const t = useMessages();
  const { send } = useCommands('approvals', 'documents', 'commercial/expense');
  const { id, requesterName: name, reference, reason } = request;
  const amount = showMinor(request.amountMinor, useLanguage());
  const path = `approval-requests/${encodeURIComponent(id)}/approve`;
  return (
    <RehearsedQuestion
      title={t('approvals.approveTitle', { name })}
      message={t('approvals.approveMessage', { name, reference, amount, reason })}
      path={path}
      onClose={onClose}
      onYes={async (rehearsed) => {
        await send({ path, rehearsed, done: t('approvals.approved') });
      }}
    />
  );
}
