import './strength.css';
import type { PasswordStrengthAnswer } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { readStrength } from './account-api.js';
import { EntryField } from './EntryField.js';

interface NewPasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** What is known of the person, which a password should not be made of. */
  readonly about: { readonly email?: string; readonly name?: string };
}

const askAfterMs = 350;
const levels: readonly ScreenMessageKey[] = [
  'accounts.strength.levels.s0',
  'accounts.strength.levels.s1',
  'accounts.strength.levels.s2',
  'accounts.strength.levels.s3',
  'accounts.strength.levels.s4',
];

/** A field for a new password; below it how soon it would be guessed, and why it is not taken. */
export function NewPasswordField({ about, ...field }: NewPasswordFieldProps): ReactNode {
  const t = useMessages();
  const strength = useStrength(field.value, about);
  const level = strength === undefined ? undefined : levels[strength.score];
  return (
    <EntryField
      {...field}
      hint={`(${field.hint ?? t('accounts.strength.hint')})`}
      type="password"
      autoComplete="new-password"
    >
      <div className="strength" role="status" data-score={strength?.score}>
        {strength === undefined || level === undefined ? null : (
          <>
            <meter
              min={0}
              max={4}
              value={strength.score}
              aria-label={t('accounts.strength.label')}
            />
            {/* Why it is not taken may stand above as the field's problem. */}
            <span>
              {strength.reason === field.error ? t(level) : (strength.reason ?? t(level))}
            </span>
          </>
        )}
      </div>
    </EntryField>
  );
}

/** Asks the server when the typing pauses: its lists are too large to be sent here. */
function useStrength(
  password: string,
  { email = '', name = '' }: NewPasswordFieldProps['about'],
): PasswordStrengthAnswer | undefined {
  const [found, setFound] = useState<{ of: string; answer: PasswordStrengthAnswer }>();
  useEffect(() => {
    if (password === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      readStrength(password, { email, name }, controller.signal).then(
        (answer) => {
          setFound({ of: password, answer });
        },
        () => undefined,
      );
    }, askAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [password, email, name]);
  return password !== '' && found !== undefined ? found.answer : undefined;
}
