import type { JoinAnswer } from '@balcao/contracts';
import { roleNames } from '@balcao/messages/permissions';
import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ulid } from 'ulidx';
import { begin, openCompany, parseSession, restoreSession } from '../boot/session.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { EntryField } from '../entry/EntryField.js';
import { EntryLayout } from '../entry/EntryLayout.js';
import { useSubmission, type Submission } from '../entry/use-submission.js';
import { request } from '../http/request.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';

/** The token stands behind the `#`: servers and logs never see it. */
const tokenOf = (): string => location.hash.slice(1);

/** What a letter's link opens: joins as whoever is signed in, or with a new account. */
export function Join(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [token] = useState(tokenOf);
  const { found, refused } = useInvitation(token);
  if (refused !== undefined) {
    return (
      <EntryLayout title={t('users.join.invalid')} subtitle={refused}>
        <a className="button" href="/">
          {t('users.join.toSignIn')}
        </a>
      </EntryLayout>
    );
  }
  if (found === undefined) return null;
  const { companyName, invitedBy, role } = found;
  const told = { inviter: invitedBy, role: roleNames[language][role] };
  return (
    <EntryLayout
      title={t('users.join.title', { company: companyName })}
      subtitle={t('users.join.subtitle', told)}
    >
      <Answer token={token} found={found} />
    </EntryLayout>
  );
}

interface AnswerProps {
  readonly token: string;
  readonly found: JoinAnswer;
}

function Answer({ token, found }: AnswerProps): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  if (info !== null) return <JoinAsMyself token={token} found={found} email={info.user.email} />;
  if (!found.hasAccount) return <JoinAsNew token={token} found={found} />;
  return (
    <>
      <p>{t('users.join.signIn', { email: found.email })}</p>
      <a className="button button--contained" href="/signin">
        {t('users.join.toSignIn')}
      </a>
    </>
  );
}

function JoinAsMyself({ token, found, email }: AnswerProps & { readonly email: string }) {
  const t = useMessages();
  const submission = useSubmission();
  const [key] = useState(() => ulid());
  const join = async (): Promise<void> => {
    await request('/api/join', { method: 'POST', idempotencyKey: key, body: { token } });
    await restoreSession();
    enter(found);
  };
  return (
    <form onSubmit={submitting(submission, join)} noValidate>
      <Alert submission={submission} />
      <button className="button button--contained" disabled={submission.isBusy}>
        {t('users.join.accept', { email })}
      </button>
    </form>
  );
}

function JoinAsNew({ token, found }: AnswerProps): ReactNode {
  const t = useMessages();
  const submission = useSubmission();
  const [key] = useState(() => ulid());
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const join = async (): Promise<void> => {
    const body = { token, firstName, lastName, password };
    const sent = { method: 'POST', idempotencyKey: key, body } as const;
    begin(parseSession((await request('/api/join/new', sent)).body));
    enter(found);
  };
  const { errors } = submission;
  return (
    <form onSubmit={submitting(submission, join)} noValidate>
      <Alert submission={submission} />
      <p>{found.email}</p>
      <EntryField
        name="firstName"
        label={t('users.join.firstName')}
        value={firstName}
        onChange={setFirstName}
        error={errors['firstName']}
        autoComplete="given-name"
        autoFocus
      />
      <EntryField
        name="lastName"
        label={t('users.join.lastName')}
        value={lastName}
        onChange={setLastName}
        error={errors['lastName']}
        autoComplete="family-name"
      />
      <EntryField
        name="password"
        type="password"
        label={t('users.join.password')}
        value={password}
        onChange={setPassword}
        error={errors['password']}
        autoComplete="new-password"
      />
      <button className="button button--contained" disabled={submission.isBusy}>
        {t('users.join.create')}
      </button>
    </form>
  );
}

const submitting =
  (submission: Submission, work: () => Promise<void>) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    submission.run(work);
  };

function Alert({ submission: { alert } }: { readonly submission: Submission }): ReactNode {
  return alert === undefined ? null : (
    <p className="entry__alert" role="alert">
      {alert}
    </p>
  );
}

/** Opens the company that was joined; the token leaves the address. */
function enter({ companyId }: JoinAnswer): void {
  openCompany(companyId);
  location.replace('/');
}

/** What the letter says, or why it opens nothing. */
function useInvitation(token: string) {
  const [state, setState] = useState<{
    readonly found?: JoinAnswer;
    readonly refused?: string;
  }>({});
  useEffect(() => {
    let isCurrent = true;
    request('/api/join/look', { method: 'POST', body: { token } }).then(
      ({ body }) => {
        // Typed by the contract.
        if (isCurrent) setState({ found: body as JoinAnswer });
      },
      (error: unknown) => {
        if (isCurrent) setState({ refused: error instanceof Error ? error.message : '' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return state;
}
