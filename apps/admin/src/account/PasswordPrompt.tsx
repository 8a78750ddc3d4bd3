import { useState, type ReactNode } from 'react';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';

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
  const submission = useSubmission();
  const { errors } = submission;
  return (
    <CardForm
      submission={submission}
      onSubmit={() => onPassword(password)}
      label={label}
      more={
        <button type="button" className="button" onClick={onCancel}>
          {t('accounts.twoFactor.cancel')}
        </button>
      }
    >
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
    </CardForm>
  );
}
