import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { goTo } from '../routing/place.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { confirmEmail, enterConfirmed } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryField } from './EntryField.js';
import { EntryLayout } from './EntryLayout.js';
import { takeLinkToken } from './link-token.js';

/**
 * Confirms an address by the link of a mail. What completes a sign-up asks for its password first,
 * and signs in.
 */
export function ConfirmEmail(): ReactNode {
  const t = useMessages();
  const [token] = useState(takeLinkToken);
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState<string>();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { isBusy, alert, errors, run } = useSubmission();
  const confirm = (sent: string | undefined): void => {
    run(async () => {
      const { email, session } = await confirmEmail(token, sent).catch((error: unknown) => {
        if (isAboutPassword(error)) setNeedsPassword(true);
        throw error;
      });
      setConfirmed(email);
      if (session === undefined) return;
      enterConfirmed(session);
      goTo('/', { replaces: true });
    });
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || token === '') return;
    begun.current = true;
    confirm(undefined);
  });
  return (
    <EntryLayout title={t('accounts.confirm.title')} subtitle={t('accounts.confirm.subtitle')}>
      {confirmed === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm(password);
          }}
        >
          <EntryAlert>{token === '' ? t('accounts.reset.missing') : alert}</EntryAlert>
          {needsPassword ? (
            <>
              <EntryField
                name="password"
                type="password"
                label={t('accounts.confirm.password')}
                value={password}
                onChange={setPassword}
                error={password === '' ? undefined : errors['password']}
                autoComplete="current-password"
                autoFocus
              />
              <button className="button button--contained" disabled={isBusy}>
                {t('accounts.confirm.submit')}
              </button>
            </>
          ) : (
            <p role="status">{isBusy ? t('accounts.confirm.working') : ''}</p>
          )}
        </form>
      ) : (
        <p role="status">{t('accounts.confirm.done', { email: confirmed })}</p>
      )}
      <p className="entry__note">
        <Link to="/">{t('accounts.confirm.goOn')}</Link>
      </p>
    </EntryLayout>
  );
}

const isAboutPassword = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'identity.passwordRequired';
