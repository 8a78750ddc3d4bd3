import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { ProblemError } from '../../http/problem-error.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../../management/DialogFrame.js';
import { Consequences } from '../consequences/Consequences.js';
import { useRehearsal } from '../consequences/use-rehearsal.js';
import { useChanging } from './use-changing.js';

interface CancelDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Says what cancelling does, and asks why. */
export function CancelDialog({ document, onClose }: CancelDialogProps): ReactNode {
  const t = useMessages();
  const change = useChanging(document.id);
  // The reason changes nothing of what happens, and is not written yet.
  const shown = useRehearsal(document.id, 'cancel', { reason: t('documents.cancel.reason') });
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { reference } = document;
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      const done = t('documents.cancel.done', { reference });
      await change({ verb: 'cancel', body: { reason: reason.trim() }, done, shown });
      onClose();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setBusy(false);
      if (shown.showAgain(error)) return;
      setProblem(error.problem.errors[0]?.message ?? error.message);
    }
  };
  return (
    <DialogFrame title={t('documents.cancel.title', { reference })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="cancel__effect">{t('documents.cancel.keepsNumber')}</p>
        <Consequences rehearsing={shown} />
        <TextField
          label={t('documents.cancel.reason')}
          required
          autoFocus
          multiline
          minRows={2}
          value={reason}
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => {
            setReason(event.target.value);
            setProblem(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <div className="form__buttons">
          <Button variant="outlined" onClick={onClose}>
            {t('documents.cancel.keep')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={isBusy || shown.isReading}
          >
            {t('documents.actions.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
