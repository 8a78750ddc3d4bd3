import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { submitKey, useSubmitKey } from '../shortcuts/use-submit-key.js';

interface PaymentFootProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  /** The list that it goes back to. */
  readonly back: string;
  readonly isBusy: boolean;
}

/** What ends every form that writes a numbered paper of money. */
export function PaymentFoot(props: PaymentFootProps): ReactNode {
  const { note, onNote, back, isBusy } = props;
  const t = useMessages();
  const buttons = useSubmitKey<HTMLDivElement>('money.payments.save');
  return (
    <>
      <TextField
        label={t('money.payments.note')}
        value={note}
        multiline
        onChange={({ target }) => {
          onNote(target.value);
        }}
      />
      <div ref={buttons} className="form__buttons">
        <Button component={Link} to={`/${back}`} variant="outlined">
          {t('app.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy} aria-keyshortcuts={submitKey}>
          {t('money.payments.save')}
        </Button>
      </div>
    </>
  );
}
