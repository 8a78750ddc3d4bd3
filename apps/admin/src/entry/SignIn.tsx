import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { signIn } from '../boot/session.js';
import { settings } from '../boot/settings.js';
import { useMessages } from '../i18n/use-messages.js';
import { EntryField } from './EntryField.js';
import { EntryLayout } from './EntryLayout.js';
import { useSubmission } from './use-submission.js';

/** Signs in with e-mail and password. */
export function SignIn(): ReactNode {
  const t = useMessages();
  const [email, setEmail] = useState(settings.get().username ?? '');
  const [password, setPassword] = useState('');
  const { isBusy, alert, errors, run, refuse } = useSubmission();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const missing = missingFields({ email, password });
    if (missing.length > 0) {
      refuse(Object.fromEntries(missing.map((name) => [name, t('entry.signIn.required')])));
      return;
    }
    run(() => signIn(email.trim(), password));
  };
  return (
    <EntryLayout title={t('entry.signIn.title')} subtitle={t('entry.signIn.subtitle')}>
      <form onSubmit={submit} noValidate>
        {alert === undefined ? null : (
          <p className="entry__alert" role="alert">
            {alert}
          </p>
        )}
        <EntryField
          name="email"
          type="email"
          label={t('entry.signIn.email')}
          value={email}
          onChange={setEmail}
          error={errors['email']}
          autoComplete="username"
          autoFocus={email === ''}
        />
        <EntryField
          name="password"
          type="password"
          label={t('entry.signIn.password')}
          value={password}
          onChange={setPassword}
          error={errors['password']}
          autoComplete="current-password"
          autoFocus={email !== ''}
        />
        <button className="button button--contained" disabled={isBusy}>
          {t(isBusy ? 'entry.signIn.submitting' : 'entry.signIn.submit')}
        </button>
      </form>
    </EntryLayout>
  );
}

function missingFields(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
}
