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
import { DeclaredChoice, noteInstead, usePeriodOf } from './DeclaredChoice.js';
import { useChanging } from './use-changing.js';

interface CancelDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Explains the effect of cancelling and asks for the reason. */
export function CancelDialog({ document, onClose }: CancelDialogProps): ReactNode {
  const t = useMessages();
  const change = useChanging(document.id);
  const [altersDeclared, setAlters] = useState(false);
  // The reason changes nothing of what happens, and is not written yet.
  const shown = useRehearsal(`documents/${encodeURIComponent(document.id)}/cancel`, {
    reason: t('documents.cancel.reason'),
    altersDeclared,
  });
  const [reason, setReason] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const { reference } = document;
  const note = noteInstead(shown);
  const cancel = async (): Promise<void> => {
    try {
      const done =
        note === undefined
          ? t('documents.cancel.done', { reference })
          : t('documents.cancel.credited', { reference, note });
      const rehearsed = shown.rehearsal?.token;
      const body = { reason: reason.trim(), altersDeclared };
      await change({ verb: 'cancel', body, done, rehearsed });
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
        {shown.isRefused ? null : <CancelEffect document={document} note={note} />}
        <Consequences rehearsing={shown} />
        <DeclaredChoice {...{ document, shown }} isChosen={altersDeclared} onChange={setAlters} />
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
          label={
            note === undefined
              ? t('documents.actions.cancel')
              : t('documents.cancel.credit', { note })
          }
          cancelLabel={t('documents.cancel.keep')}
          onCancel={onClose}
          isDisabled={isBusy || shown.isReading || shown.isRefused}
          isDestructive
        />
      </SentForm>
    </DialogFrame>
  );
}

interface CancelEffectProps {
  readonly document: DocumentAnswer;
  /** The number of the credit note that takes it back. */
  readonly note: string | undefined;
}

/** What becomes of the document, and of its month. */
function CancelEffect({ document, note }: CancelEffectProps): ReactNode {
  const t = useMessages();
  const period = usePeriodOf(document);
  if (note !== undefined) {
    return <p className="cancel__effect">{t('documents.cancel.noted', { period, note })}</p>;
  }
  return (
    <>
      <p className="cancel__effect">{t('documents.cancel.keepsNumber')}</p>
      {isOfEarlierMonth(document) ? (
        <p className="cancel__effect">{t('documents.cancel.earlierMonth')}</p>
      ) : null}
    </>
  );
}

/** Whether cancelling changes the VAT of a month that may already be declared. */
const isOfEarlierMonth = ({ issuedOn, accountEffect }: DocumentAnswer): boolean =>
  accountEffect !== 'none' && issuedOn.slice(0, 7) < today().slice(0, 7);
