import TextField from '@mui/material/TextField';
import type { BankStatementLineRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { SentForm } from '../../dialogs/SentForm.js';
import { useSubmission } from '../../http/use-submission.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useRecordLine } from './use-record-line.js';

interface MoveLineProps {
  readonly line: BankStatementLineRow;
  readonly onClose: () => void;
}

/** The line is a deposit or a withdrawal: only its text can be another. */
export function MoveLine({ line, onClose }: MoveLineProps): ReactNode {
  const t = useMessages();
  const record = useRecordLine(line, onClose);
  const { errors, problem, isBusy, run, forget } = useSubmission();
  const [description, setDescription] = useState(line.description);
  return (
    <SentForm
      problems={errors}
      onSubmit={() => {
        run(() => record('record', (movementId) => ({ movementId, description })));
      }}
    >
      <TextField
        fullWidth
        autoFocus
        label={t('money.statement.fields.description')}
        value={description}
        error={problem !== undefined}
        helperText={errors['description']}
        onChange={({ target }) => {
          setDescription(target.value);
          forget();
        }}
      />
      <DialogButtons label={t('money.statement.record')} onCancel={onClose} isDisabled={isBusy} />
    </SentForm>
  );
}
