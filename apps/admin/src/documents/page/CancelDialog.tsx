import type { DocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { ReasonField } from '../../fields/ReasonField.js';
import { today } from '../../formats/days.js';
import { useSubmission } from '../../http/use-submission.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { DialogFrame } from '../../dialogs/DialogFrame.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { Consequences } from '../../rehearsal/Consequences.js';
import { useRehearsal } from '../../rehearsal/use-rehearsal.js';
import { useChanging } from './use-changing.js';

interface CancelDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Explains the effect of cancelling and asks for the reason. */
export function CancelDialog({ document, onClose }: CancelDialogProps): ReactNode {
  const t = useMessages();
  const change = useChanging(document.id);
  // The reason changes nothing of what happens, and is not written yet.
  const shown = useRehearsal(`documents/${encodeURIComponent(document.id)}/cancel`, {
    reason: t('documents.cancel.reason'),
  });
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const { reference } = document;
  const cancel = async (): Promise<void> => {
    try {
      const done = t('documents.cancel.done', { reference });
      const rehearsed = shown.rehearsal?.token;
      await change({ verb: 'cancel', body: { reason: reason.trim() }, done, rehearsed });
      onClose();
    } catch (error) {
      if (!shown.showAgain(error)) throw error;
    }
  };
  return (
    <DialogFrame title={t('documents.cancel.title', { reference })} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(cancel);
        }}
      >
        {shown.isRefused ? null : (
          <p className="cancel__effect">{t('documents.cancel.keepsNumber')}</p>
        )}
        {!shown.isRefused && isOfEarlierMonth(document) ? (
          <p className="cancel__effect">{t('documents.cancel.earlierMonth')}</p>
        ) : null}
        <Consequences rehearsing={shown} />
        <ReasonField
          label={t('documents.cancel.reason')}
          value={reason}
          problem={errors['reason']}
          onChange={(written) => {
            setReason(written);
            forget();
          }}
        />
        <DialogButtons
          label={t('documents.actions.cancel')}
          cancelLabel={t('documents.cancel.keep')}
          onCancel={onClose}
          isDisabled={isBusy || shown.isReading || shown.isRefused}
          isDestructive
        />
      </SentForm>
    </DialogFrame>
  );
}

/** Whether cancelling changes the VAT of a month that may already be declared. */
const isOfEarlierMonth = ({ issuedOn, accountEffect }: DocumentAnswer): boolean =>
  accountEffect !== 'none' && issuedOn.slice(0, 7) < today().slice(0, 7);
