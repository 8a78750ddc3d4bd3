import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DocumentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { ProblemError } from '../../http/problem-error.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DialogFrame } from '../../management/DialogFrame.js';
import { useChanging } from './use-changing.js';

interface CancelDialogProps {
  readonly document: DocumentAnswer;
  readonly onClose: () => void;
}

/** Says what cancelling does, and asks why. */
export function CancelDialog({ document, onClose }: CancelDialogProps): ReactNode {
  const t = useMessages();
  const change = useChanging(document.id);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { reference, accountEffect, pendingMinor, clientName, currency } = document;
  const submit = async (): Promise<void> => {
    setBusy(true);
    try {
      const done = t('documents.cancel.done', { reference });
      await change('cancel', { reason: reason.trim() }, done);
      onClose();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.problem.errors[0]?.message ?? error.message);
      setBusy(false);
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
        {accountEffect !== 'none' && pendingMinor > 0 ? (
          <p className="cancel__effect">
            {t(
              accountEffect === 'credit'
                ? 'documents.cancel.owesMore'
                : 'documents.cancel.owesLess',
              {
                client: clientName,
              },
            )}{' '}
            <strong>
              <Amount minor={pendingMinor} currency={currency} />
            </strong>
          </p>
        ) : null}
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
          <Button type="submit" variant="contained" color="error" disabled={isBusy}>
            {t('documents.actions.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
