import '../entry/entry.css';
import '../layout/cards.css';
import './account.css';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { begin, parseSession } from '../session/session.js';
import { session } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { EntryField } from '../entry/EntryField.js';
import { NewPasswordField } from '../entry/NewPasswordField.js';
import { request } from '../http/request.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { PageTitle } from '../layout/page-title.js';
import { CardForm } from '../entry/CardForm.js';
import { CodeField } from './ProofFields.js';

/** Changes the password, when its field is filled; this browser stays signed in. */
export function ChangePassword(): ReactNode {
  const t = useMessages();
  const navigate = useNavigate();
  const { info } = useSlice(session);
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const submission = useSubmission();
  const { errors } = submission;
  const change = async (): Promise<void> => {
    const hasChanged = await changePassword({
      currentPassword,
      password,
      ...(code !== undefined && { code }),
    });
    showSnack(
      t(hasChanged ? 'accounts.password.changed' : 'accounts.password.unchanged'),
      hasChanged ? 'success' : 'info',
    );
    await navigate('/account');
  };
  return (
    <>
      <PageTitle>{t('accounts.password.title')}</PageTitle>
      <section className="card account__password">
        <CardForm submission={submission} onSubmit={change} label={t('accounts.password.submit')}>
          <EntryField
            name="currentPassword"
            type="password"
            label={t('accounts.password.current')}
            value={currentPassword}
            onChange={setCurrent}
            error={errors['currentPassword']}
            autoComplete="current-password"
            autoFocus
          />
          <NewPasswordField
            name="password"
            label={t('accounts.password.next')}
            hint={t('accounts.strength.hint')}
            value={password}
            onChange={setPassword}
            error={errors['password']}
            about={{ ...(info !== null && { email: info.user.email, name: nameOf(info.user) }) }}
          />
          <CodeField submission={submission} value={code} onChange={setCode} />
        </CardForm>
      </section>
    </>
  );
}

interface ChangePasswordBody {
  readonly currentPassword: string;
  readonly password: string;
  readonly code?: string;
}

/** Whether it was changed; the browser's new session is taken over. */
async function changePassword(sent: ChangePasswordBody): Promise<boolean> {
  const { body } = await request('/api/account/password', { method: 'POST', body: sent });
  if (sent.password === '') return false;
  begin(parseSession(body));
  return true;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
