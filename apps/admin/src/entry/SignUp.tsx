import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { useMessages } from '../i18n/use-messages.js';
import { signUp } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryLayout } from './EntryLayout.js';
import { PersonFields } from './PersonFields.js';
import { useSignInOptions } from './use-sign-in-options.js';

const empty = { firstName: '', lastName: '', email: '', password: '' };
type Values = Readonly<typeof empty>;

/** Wants an account; what follows is in a mail. */
export function SignUp(): ReactNode {
  const t = useMessages();
  const [values, setValues] = useState<Values>(empty);
  const [sentTo, setSentTo] = useState<string>();
  const options = useSignInOptions();
  const { isBusy, alert, errors, run, amend } = useSubmission();
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      amend(name);
    },
  });
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  if (options?.signUp === 'closed') return <Closed />;
  const { firstName, lastName, email, password } = values;
  const person = { firstName, lastName, email: email.trim(), password };
  return (
    <EntryLayout title={t('accounts.signUp.title')} subtitle={t('accounts.signUp.subtitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            await signUp(person);
            setSentTo(person.email);
          });
        }}
      >
        <EntryAlert>{alert}</EntryAlert>
        <PersonFields field={field} isFirst />
        <button className="button button--contained" disabled={isBusy}>
          {t('accounts.signUp.submit')}
        </button>
      </form>
      <p className="entry__note">
        {t('accounts.signUp.haveAccount')} <Link to="/signin">{t('entry.signIn.submit')}</Link>
      </p>
    </EntryLayout>
  );
}

function Sent({ email }: { readonly email: string }): ReactNode {
  const t = useMessages();
  return (
    <EntryLayout
      title={t('accounts.signUp.sentTitle')}
      subtitle={t('accounts.signUp.sent', { email })}
    >
      <p>{t('accounts.signUp.sentHint')}</p>
      <p className="entry__note">
        <Link to="/signin">{t('accounts.signUp.backToSignIn')}</Link>
      </p>
    </EntryLayout>
  );
}

/** Shown where only the letter of an invitation opens an account. */
function Closed(): ReactNode {
  const t = useMessages();
  return (
    <EntryLayout title={t('accounts.signUp.title')} subtitle={t('accounts.signUp.closed')}>
      <p>{t('accounts.signUp.closedHint')}</p>
      <p className="entry__note">
        <Link to="/signin">{t('accounts.signUp.backToSignIn')}</Link>
      </p>
    </EntryLayout>
  );
}
