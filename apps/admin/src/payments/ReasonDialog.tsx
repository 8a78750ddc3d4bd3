import { useState, type ReactNode } from 'react';
import { ReasonField } from '../fields/ReasonField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../management/DialogButtons.js';
import { DialogFrame } from '../management/DialogFrame.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What cancelling does. */
  readonly effect: string;
  readonly onClose: () => void;
  /** Throws `ProblemError`. */
  readonly onSubmit: (reason: string) => Promise<void>;
}

/** Says what cancelling money does, and asks why. */
export function ReasonDialog({ title, effect, onClose, onSubmit }: ReasonDialogProps): ReactNode {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const { problem, isBusy, run, forget } = useSubmission();
  const cancel = async (): Promise<void> => {
    await onSubmit(reason.trim());
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(cancel);
        }}
      >
        <p>{effect}</p>
        <ReasonField
          label={t('money.cancel.reason')}
          value={reason}
          problem={problem}
          onChange={(written) => {
            setReason(written);
            forget();
          }}
        />
        <DialogButtons
          label={t('money.cancel.action')}
          cancelLabel={t('money.cancel.keep')}
          onCancel={onClose}
          isDisabled={isBusy}
          isDestructive
        />
      </form>
    </DialogFrame>
  );
}
