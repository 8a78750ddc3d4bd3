import type { DocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogButtons } from '../../management/DialogButtons.js';
import { DialogFrame } from '../../management/DialogFrame.js';
import { Consequences } from '../../rehearsal/Consequences.js';
import { useRehearsal } from '../../rehearsal/use-rehearsal.js';
import { useChanging } from './use-changing.js';

interface RestoreDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Says what putting a cancelled document back does, and asks whether to. */
export function RestoreDialog({ document, onClose }: RestoreDialogProps): ReactNode {
  const t = useMessages();
  const { id, reference } = document;
  const change = useChanging(id);
  const shown = useRehearsal(`documents/${encodeURIComponent(id)}/restore`, {});
  const [isBusy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      const done = t('documents.restore.done', { reference });
      await change({ verb: 'restore', body: {}, done, shown });
      onClose();
    } catch (error) {
      setBusy(false);
      if (shown.showAgain(error)) return;
      sayProblem(error);
    }
  };
  return (
    <DialogFrame title={t('documents.restore.title', { reference })} onClose={onClose} isQuestion>
      <p className="cancel__effect">{t('documents.restore.message')}</p>
      <Consequences rehearsing={shown} />
      <DialogButtons
        label={t('app.yes')}
        cancelLabel={t('app.no')}
        onCancel={onClose}
        onConfirm={() => void restore()}
        isDisabled={isBusy || shown.isReading}
      />
    </DialogFrame>
  );
}
