import { useState, type ReactNode } from 'react';
import { ReasonField } from '../fields/ReasonField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { Consequences } from '../rehearsal/Consequences.js';
import { useRehearsal } from '../rehearsal/use-rehearsal.js';

interface ReasonDialogProps {
  readonly title: string;
  /** What cancelling does. */
  readonly effect: string;
  /** Of the command, whose consequences are shown before it is carried out. */
  readonly path?: string;
  readonly onClose: () => void;
  /** With the token of what was shown. Throws `ProblemError`. */
  readonly onSubmit: (reason: string, rehearsed?: string) => Promise<void>;
}

/** Says what cancelling money does, and asks why. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, effect, path, onClose, onSubmit } = props;
  const t = useMessages();
  // The reason changes nothing of what happens, and is not written yet.
  const shown = useRehearsal(path, { reason: t('money.cancel.reason') });
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const cancel = async (): Promise<void> => {
    try {
      await onSubmit(reason.trim(), shown.rehearsal?.token);
      onClose();
    } catch (error) {
      if (!shown.showAgain(error)) throw error;
    }
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(cancel);
        }}
      >
        {shown.isRefused ? null : <p className="cancel__effect">{effect}</p>}
        {path === undefined ? null : <Consequences rehearsing={shown} />}
        <ReasonField
          label={t('money.cancel.reason')}
          value={reason}
          problem={errors['reason']}
          onChange={(written) => {
            setReason(written);
            forget();
          }}
        />
        <DialogButtons
          label={t('money.cancel.action')}
          cancelLabel={t('money.cancel.keep')}
          onCancel={onClose}
          isDisabled={isBusy || shown.isReading || shown.isRefused}
          isDestructive
        />
      </SentForm>
    </DialogFrame>
  );
}
