import type { JoinAnswer } from '@balcao/contracts';
import { roleNames } from '@balcao/messages/permissions';
import { useEffect, useState, type ReactNode } from 'react';
import { SentForm } from '../dialogs/SentForm.js';
import { useSubmission } from '../http/use-submission.js';
import { Link } from '../routing/Link.js';
import { ulid } from 'ulidx';
import { begin, openCompany, parseSession, restoreSession } from '../session/session.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { EntryLayout } from '../entry/EntryLayout.js';
import { PersonFields } from '../entry/PersonFields.js';
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
  const params = { inviter: invitedBy, role: roleNames[language][role] };
  return (
    <EntryLayout
      title={t('users.join.title', { company: companyName })}
      subtitle={t('users.join.subtitle', params)}
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
      <Link className="button button--contained" to="/signin" state={{ from: `/join#${token}` }}>
        {t('users.join.toSignIn')}
      </Link>
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
    <SentForm
      problems={submission.errors}
      onSubmit={() => {
        submission.run(join);
      }}
    >
      <button className="button button--contained" disabled={submission.isBusy}>
        {t('users.join.accept', { email })}
      </button>
    </SentForm>
  );
}

const empty = { firstName: '', lastName: '', email: '', password: '' };

function JoinAsNew({ token, found }: AnswerProps): ReactNode {
  const t = useMessages();
  const submission = useSubmission();
  const [key] = useState(() => ulid());
  const [values, setValues] = useState(empty);
  const field = (name: keyof typeof empty) => ({
    name,
    value: values[name],
    error: submission.errors[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value });
      submission.amend(name);
    },
  });
  const join = async (): Promise<void> => {
    const { firstName, lastName, password } = values;
    const body = { token, firstName, lastName, password };
    const sent = { method: 'POST', idempotencyKey: key, body } as const;
    begin(parseSession((await request('/api/join/new', sent)).body));
    enter(found);
  };
  return (
    <SentForm
      problems={submission.errors}
      onSubmit={() => {
        submission.run(join);
      }}
    >
      <p>{found.email}</p>
      <PersonFields field={field} email={found.email} isFirst />
      <button className="button button--contained" disabled={submission.isBusy}>
        {t('users.join.create')}
      </button>
    </SentForm>
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
