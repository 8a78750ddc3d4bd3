import { useState, type ReactNode } from 'react';
import { EntryAlert } from '../entry/EntryAlert.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';

interface PasswordPromptProps {
  /** On the button. */
  readonly label: string;
  readonly onPassword: (password: string) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the password once more, before what matters most. */
export function PasswordPrompt({ label, onPassword, onCancel }: PasswordPromptProps): ReactNode {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const { isBusy, alert, errors, run } = useSubmission();
  return (
    <form
      className="account__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onPassword(password));
      }}
    >
      <EntryAlert>{alert}</EntryAlert>
      <EntryField
        name="password"
        type="password"
        label={t('accounts.edit.password')}
        value={password}
        onChange={setPassword}
        error={errors['password']}
        autoComplete="current-password"
        autoFocus
      />
      <div className="account__buttons">
        <button className="button button--contained" disabled={isBusy}>
          {label}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('accounts.twoFactor.cancel')}
        </button>
      </div>
    </form>
  );
}
