import TextField from '@mui/material/TextField';
import type { BankStatementLineRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { sendOnce } from '../http/actions.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';

interface RecordLineDialogProps {
  readonly line: BankStatementLineRow;
  readonly onClose: () => void;
}

/** Records the deposit or withdrawal that a line is and that the account does not have yet. */
export function RecordLineDialog({ line, onClose }: RecordLineDialogProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const { problem, isBusy, run, forget } = useSubmission();
  const [description, setDescription] = useState(line.description);
  const { statementId, line: at, on, amountMinor } = line;
  const save = async (): Promise<void> => {
    const body = { line: at, description };
    await sendOnce(`record line ${statementId} ${JSON.stringify(body)}`, ({ recordId }) =>
      send(
        `bank-statements/${statementId}/record`,
        { ...body, movementId: recordId },
        t('money.statement.recorded'),
      ),
    );
    onClose();
  };
  const title = amountMinor < 0 ? 'recordOut' : 'recordIn';
  return (
    <DialogFrame title={t(`money.statement.${title}`)} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(save);
        }}
      >
        <p>
          <Day day={on} /> · <Amount minor={amountMinor} />
        </p>
        <TextField
          fullWidth
          autoFocus
          label={t('money.statement.fields.description')}
          value={description}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => {
            setDescription(target.value);
            forget();
          }}
        />
        <DialogButtons label={t('money.statement.record')} onCancel={onClose} isDisabled={isBusy} />
      </form>
    </DialogFrame>
  );
}
