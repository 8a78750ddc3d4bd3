import type { SignInOptions } from '@balcao/contracts';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { settings } from '../boot/settings.js';
import { useMessages } from '../i18n/use-messages.js';
import { ProblemError } from '../http/problem-error.js';
import { signInByProvider, signInWith } from './account-api.js';
import { EntryAlert } from './EntryAlert.js';
import { EntryField } from './EntryField.js';
import { EntryLayout } from './EntryLayout.js';
import { ProviderButton } from './ProviderButton.js';
import { SignOutWaits } from './SignOutWaits.js';
import { useSignInOptions } from './use-sign-in-options.js';

/** Signs in with e-mail and password, or with what an identity provider says. */
export function SignIn(): ReactNode {
  const t = useMessages();
  const options = useSignInOptions();
  const [email, setEmail] = useState(settings.get().username ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [credential, setCredential] = useState<string>();
  const { isBusy, alert, code: refusal, errors, run, refuse } = useSubmission();
  const [needsCode, setNeedsCode] = useState(false);
  const enter = (by: string | undefined): void => {
    const also = { ...(password !== '' && { password }), ...(code !== '' && { code }) };
    run(() =>
      (by === undefined ? signInWith(email.trim(), also) : signInByProvider(by, also)).catch(
        (error: unknown) => {
          if (isAboutCode(error)) setNeedsCode(true);
          throw error;
        },
      ),
    );
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const asked = credential === undefined ? { email, password } : { password };
    const missing = missingFields(needsCode ? { ...asked, code } : asked);
    if (missing.length > 0 && !(credential !== undefined && needsCode && code !== '')) {
      refuse(Object.fromEntries(missing.map((name) => [name, t('entry.signIn.required')])));
      return;
    }
    enter(credential);
  };
  return (
    <EntryLayout title={t('entry.signIn.title')} subtitle={t('entry.signIn.subtitle')}>
      <form onSubmit={submit} noValidate>
        <SignOutWaits />
        <EntryAlert isStep={refusal === codeRequired}>{alert}</EntryAlert>
        {credential === undefined ? (
          <EmailField value={email} onChange={setEmail} error={errors['email']} />
        ) : null}
        <EntryField
          name="password"
          type="password"
          label={t(
            credential === undefined ? 'entry.signIn.password' : 'accounts.signIn.linkPassword',
          )}
          value={password}
          onChange={setPassword}
          error={errors['password']}
          autoComplete="current-password"
          autoFocus={email !== ''}
        />
        {needsCode ? <CodeField value={code} error={errors['code']} onChange={setCode} /> : null}
        <button className="button button--contained" disabled={isBusy}>
          {t(isBusy ? 'entry.signIn.submitting' : 'entry.signIn.submit')}
        </button>
      </form>
      {refusal === 'identity.wrongCredentials' ? (
        <p className="entry__note">{t('accounts.signIn.confirmFirst')}</p>
      ) : null}
      <OtherWays
        options={options}
        onCredential={(handed) => {
          setCredential(handed);
          enter(handed);
        }}
      />
    </EntryLayout>
  );
}

interface FieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function EmailField(props: FieldProps): ReactNode {
  const t = useMessages();
  const [isEmptyAtFirst] = useState(props.value === '');
  return (
    <EntryField
      {...props}
      name="email"
      type="email"
      label={t('entry.signIn.email')}
      autoComplete="username"
      autoFocus={isEmptyAtFirst}
    />
  );
}

function CodeField(props: FieldProps): ReactNode {
  const t = useMessages();
  return (
    <EntryField
      {...props}
      name="code"
      label={t('accounts.signIn.code')}
      hint={`(${t('accounts.signIn.codeHint')})`}
      autoComplete="one-time-code"
      autoFocus
    />
  );
}

interface OtherWaysProps {
  readonly options: SignInOptions | undefined;
  readonly onCredential: (credential: string) => void;
}

function OtherWays({ options, onCredential }: OtherWaysProps): ReactNode {
  const t = useMessages();
  const provider = options?.provider;
  return (
    <>
      <p className="entry__note">
        <Link to="/forgot_password">{t('accounts.signIn.forgotten')}</Link>
      </p>
      {provider === undefined ? null : (
        <>
          <div className="entry__or">{t('entry.firstRun.or')}</div>
          <ProviderButton provider={provider} onCredential={onCredential} />
        </>
      )}
      {options?.signUp === 'open' ? (
        <p className="entry__note">
          {t('accounts.signIn.noAccount')} <Link to="/signup">{t('accounts.signIn.signUp')}</Link>
        </p>
      ) : null}
    </>
  );
}

/** The password was right: what is asked for now is the next step. */
const codeRequired = 'identity.codeRequired';

const isAboutCode = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === codeRequired;

function missingFields(fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value.trim() === '' ? [name] : []));
}
