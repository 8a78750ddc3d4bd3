import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { PaymentAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { useMoneyAction } from './use-money-action.js';

/** The note on a payment; it can be rewritten until the original is printed. */
export function PaymentNote({ payment }: { readonly payment: PaymentAnswer }): ReactNode {
  const t = useMessages();
  const mayRecord = useMay('payments.record');
  const [isWriting, setWriting] = useState(false);
  const { note, isPrinted, status } = payment;
  const mayChange = mayRecord && !isPrinted && status === 'active';
  if (isWriting) {
    return (
      <Writing
        payment={payment}
        onClose={() => {
          setWriting(false);
        }}
      />
    );
  }
  return (
    <section className="payment__note" aria-label={t('money.payments.note')}>
      {note === undefined ? null : <p>{note}</p>}
      {isPrinted ? <p>{t('money.payments.printedHint')}</p> : null}
      {mayChange ? (
        <Button
          onClick={() => {
            setWriting(true);
          }}
        >
          {t('money.payments.changeNote')}
        </Button>
      ) : null}
    </section>
  );
}

interface WritingProps {
  readonly payment: PaymentAnswer;
  readonly onClose: () => void;
}

function Writing({ payment: { id, note = '' }, onClose }: WritingProps): ReactNode {
  const t = useMessages();
  const send = useMoneyAction();
  const [text, setText] = useState(note);
  const { errors, isBusy, run } = useSubmission();
  const change = async (): Promise<void> => {
    const body = text.trim() === '' ? {} : { note: text.trim() };
    await send(`payments/${id}/note`, body, t('money.payments.noteChanged'));
    onClose();
  };
  return (
    <SentForm
      className="payment__note"
      problems={errors}
      onSubmit={() => {
        run(change);
      }}
    >
      <TextField
        label={t('money.payments.note')}
        value={text}
        multiline
        autoFocus
        error={errors['note'] !== undefined}
        helperText={errors['note']}
        onChange={({ target }) => {
          setText(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <span>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t('money.payments.changeNote')}
        </Button>
      </span>
    </SentForm>
  );
}
