import '../rehearsal/consequences.css';
import type { ApprovalRequestRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { ReasonField } from '../fields/ReasonField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';

interface RefuseDialogProps {
  readonly request: ApprovalRequestRow;
  readonly onClose: () => void;
}

/** Turns a request down, with a reason that the requester is told. */
export function RefuseDialog({ request, onClose }: RefuseDialogProps): ReactNode {
  const t = useMessages();
  const { send } = useCommands('approvals');
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const name = request.requesterName;
  const refuse = async (): Promise<void> => {
    const path = `approval-requests/${encodeURIComponent(request.id)}/refuse`;
    await send({ path, body: { reason: reason.trim() }, done: t('approvals.refused') });
    onClose();
  };
  return (
    <DialogFrame title={t('approvals.refuseTitle', { name })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(refuse);
        }}
      >
        <p className="cancel__effect">{t('approvals.refuseMessage', { name })}</p>
        <ReasonField
          label={t('resources.approvals.fields.reason')}
          value={reason}
          problem={errors['reason']}
          onChange={(written) => {
            setReason(written);
            forget();
          }}
        />
        <DialogButtons label={t('approvals.refuse')} onCancel={onClose} isDisabled={isBusy} />
      </SentForm>
    </DialogFrame>
  );
}
