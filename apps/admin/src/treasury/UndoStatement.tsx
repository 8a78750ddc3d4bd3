import Button from '@mui/material/Button';
import type { BankStatementRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from '../payments/use-money-action.js';

/** Takes a statement back as a whole, after a question; not while a line of it is reconciled. */
export function UndoStatement({ statement }: { readonly statement: BankStatementRow }): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const [isAsked, setAsked] = useState(false);
  const { problem, isBusy, run } = useSubmission();
  const { id, fileName = id, lineCount, matchedCount } = statement;
  const close = () => {
    setAsked(false);
  };
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          setAsked(true);
        }}
      >
        {t('money.statement.undo')}
      </Button>
      {isAsked ? (
        <DialogFrame
          isQuestion
          title={t('money.statement.undoTitle', { file: fileName })}
          onClose={close}
        >
          <p>
            {matchedCount === 0
              ? t('money.statement.undoMessage', { smart_count: lineCount })
              : t('money.statement.undoBlocked', { smart_count: matchedCount })}
          </p>
          {problem === undefined ? null : <p role="alert">{problem}</p>}
          <DialogButtons
            label={t('money.statement.undo')}
            onCancel={close}
            isDisabled={isBusy || matchedCount > 0}
            isDestructive
            focused="cancel"
            onConfirm={() => {
              run(async () => {
                await send(`bank-statements/${id}/undo`, {}, t('money.statement.undone'));
                close();
              });
            }}
          />
        </DialogFrame>
      ) : null}
    </>
  );
}
