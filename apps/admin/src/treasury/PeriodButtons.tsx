import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { sayProblem } from '../http/say-problem.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useMoneyAction } from '../payments/use-money-action.js';
import type { ListedAccount } from './listed-account.js';

/** Closes a period of an account, and opens it again. */
export function PeriodButtons({ account }: { readonly account: ListedAccount }): ReactNode {
  const t = useMessages();
  const mayClose = useMay('treasury.close');
  const send = useMoneyAction();
  const [isClosing, setClosing] = useState(false);
  if (!mayClose) return null;
  const path = `treasury-accounts/${account.id}`;
  return (
    <>
      {account.closedThrough === undefined ? null : (
        <Button
          variant="outlined"
          onClick={() => {
            send(`${path}/reopen-period`, {}, t('money.accounts.reopened')).catch(sayProblem);
          }}
        >
          {t('money.accounts.reopenPeriod')}
        </Button>
      )}
      <Button
        variant="outlined"
        onClick={() => {
          setClosing(true);
        }}
      >
        {t('money.accounts.closePeriod')}
      </Button>
      {isClosing ? (
        <CloseDialog
          onClose={() => {
            setClosing(false);
          }}
          onSubmit={(through) =>
            send(`${path}/close-period`, { through }, t('money.accounts.closed'))
          }
        />
      ) : null}
    </>
  );
}

interface CloseDialogProps {
  readonly onClose: () => void;
  /** Throws `ProblemError`. */
  readonly onSubmit: (through: string) => Promise<unknown>;
}

function CloseDialog({ onClose, onSubmit }: CloseDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [text, setText] = useState(showDay(today(), language));
  const { errors, problem, isBusy, run, forget } = useSubmission();
  const close = async (): Promise<void> => {
    await onSubmit(parseTypedDay(text) ?? text.trim().slice(0, 10));
    onClose();
  };
  return (
    <DialogFrame title={t('money.accounts.closePeriod')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(close);
        }}
      >
        <DayField
          label={t('money.accounts.through')}
          text={text}
          error={problem}
          onChange={(typed) => {
            setText(typed);
            forget();
          }}
        />
        <DialogButtons
          label={t('money.accounts.closePeriod')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}
