import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { settings } from '../boot/settings.js';
import { useMessages } from '../i18n/use-messages.js';
import { askForReset } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryField } from './EntryField.js';
import { EntryLayout } from './EntryLayout.js';

/** Asks for a link that sets a new password; says the same whether the address is known. */
export function ForgotPassword(): ReactNode {
  const t = useMessages();
  const [email, setEmail] = useState(settings.get().username ?? '');
  const [sentTo, setSentTo] = useState<string>();
  const { isBusy, alert, errors, run } = useSubmission();
  return (
    <EntryLayout title={t('accounts.forgot.title')} subtitle={t('accounts.forgot.subtitle')}>
      {sentTo === undefined ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const address = email.trim();
            run(async () => {
              await askForReset(address);
              setSentTo(address);
            });
          }}
        >
          <EntryAlert>{alert}</EntryAlert>
          <EntryField
            name="email"
            type="email"
            label={t('entry.signIn.email')}
            value={email}
            onChange={setEmail}
            error={errors['email']}
            autoComplete="username"
            autoFocus
          />
          <button className="button button--contained" disabled={isBusy}>
            {t('accounts.forgot.submit')}
          </button>
        </form>
      ) : (
        <p role="status">{t('accounts.forgot.sent', { email: sentTo })}</p>
      )}
      <p className="entry__note">
        <Link to="/signin">{t('accounts.signUp.backToSignIn')}</Link>
      </p>
    </EntryLayout>
  );
}
