import { useState, type ReactNode } from 'react';
import { restoreSession } from '../boot/session.js';
import { EntryField } from '../entry/EntryField.js';
import { request } from '../http/request.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';

/** Ends the account for good, by the password. */
export function CloseAccount({ hasTwoFactor }: { readonly hasTwoFactor: boolean }): ReactNode {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card" aria-labelledby="close-account">
      <h2 id="close-account">{t('companies.account.title')}</h2>
      <p className="card__hint">{t('companies.account.hint')}</p>
      {isAsking ? (
        <CloseCardForm
          hasTwoFactor={hasTwoFactor}
          onCancel={() => {
            setAsking(false);
          }}
        />
      ) : (
        <button
          className="button"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('companies.account.begin')}
        </button>
      )}
    </section>
  );
}

interface CloseCardFormProps {
  readonly hasTwoFactor: boolean;
  readonly onCancel: () => void;
}

function CloseCardForm({ hasTwoFactor, onCancel }: CloseCardFormProps): ReactNode {
  const t = useMessages();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const submission = useSubmission();
  const { errors } = submission;
  const close = async (): Promise<void> => {
    const body = { password, ...(code !== '' && { code }) };
    await request('/api/account/close', { method: 'POST', body });
    await restoreSession();
  };
  return (
    <CardForm
      submission={submission}
      onSubmit={close}
      label={t('companies.account.confirm')}
      look="button button--contained button--danger"
      more={
        <button type="button" className="button" onClick={onCancel}>
          {t('companies.closing.cancel')}
        </button>
      }
    >
      <EntryField
        name="password"
        type="password"
        label={t('companies.closing.password')}
        value={password}
        onChange={setPassword}
        error={errors['password']}
        autoComplete="current-password"
        autoFocus
      />
      {hasTwoFactor ? (
        <EntryField
          name="code"
          label={t('companies.closing.code')}
          value={code}
          onChange={setCode}
          error={errors['code']}
          autoComplete="one-time-code"
        />
      ) : null}
    </CardForm>
  );
}
