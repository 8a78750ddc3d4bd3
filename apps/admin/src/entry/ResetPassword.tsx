import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { useMessages } from '../i18n/use-messages.js';
import { resetPassword } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryLayout } from './EntryLayout.js';
import { takeLinkToken } from './link-token.js';
import { NewPasswordField } from './NewPasswordField.js';

/** Sets a new password by the link of a mail. */
export function ResetPassword(): ReactNode {
  const t = useMessages();
  const [token] = useState(takeLinkToken);
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { isBusy, alert, errors, run } = useSubmission();
  return (
    <EntryLayout title={t('accounts.reset.title')} subtitle={t('accounts.reset.subtitle')}>
      {isDone ? (
        <p role="status">{t('accounts.reset.done')}</p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(async () => {
              await resetPassword(token, password);
              setDone(true);
            });
          }}
        >
          <EntryAlert>{token === '' ? t('accounts.reset.missing') : alert}</EntryAlert>
          <NewPasswordField
            name="password"
            label={t('accounts.reset.password')}
            value={password}
            onChange={setPassword}
            error={errors['password']}
            about={{}}
          />
          <button className="button button--contained" disabled={isBusy || token === ''}>
            {t('accounts.reset.submit')}
          </button>
        </form>
      )}
      <p className="entry__note">
        <Link to="/signin">{t('entry.signIn.submit')}</Link>
      </p>
    </EntryLayout>
  );
}
