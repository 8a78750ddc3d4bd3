import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import { submitKey, useSubmitKey } from '../shortcuts/use-submit-key.js';

interface PaymentFootProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly problems: ProblemsByPath;
  /** The paths of what is said at a field: here stands the rest. */
  readonly atFields: RegExp;
  /** The list that it goes back to. */
  readonly back: string;
  readonly isBusy: boolean;
}

/** What ends every form that writes a numbered paper of money. */
export function PaymentFoot(props: PaymentFootProps): ReactNode {
  const { note, onNote, problems, atFields, back, isBusy } = props;
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
      {Object.entries(problems)
        .filter(([path]) => !atFields.test(path))
        .map(([path, message]) => (
          <p key={path} role="alert" className="means__problem">
            {message}
          </p>
        ))}
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
