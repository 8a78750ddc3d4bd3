import '../entry/entry.css';
import '../layout/cards.css';
import './company.css';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { restoreSession } from '../session/session.js';
import { CardForm } from '../entry/CardForm.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';

/** Ends the company's work: says what that means, and asks for its name and the password. */
export function Closing({ name }: { readonly name: string }): ReactNode {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card" aria-labelledby="company-closing">
      <h2 id="company-closing">{t('companies.closing.title')}</h2>
      <p className="card__hint">{t('companies.closing.hint')}</p>
      <p className="card__hint">{t('companies.closing.exportFirst')}</p>
      {isAsking ? (
        <ClosingForm
          name={name}
          onCancel={() => {
            setAsking(false);
          }}
        />
      ) : (
        <Button
          variant="outlined"
          color="error"
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('companies.closing.begin')}
        </Button>
      )}
    </section>
  );
}

interface ClosingFormProps {
  readonly name: string;
  readonly onCancel: () => void;
}

function ClosingForm({ name, onCancel }: ClosingFormProps): ReactNode {
  const t = useMessages();
  const { send } = useCommands();
  const [values, setValues] = useState({ name: '', password: '', code: '' });
  const submission = useSubmission();
  const { code, errors } = submission;
  const field = (of: keyof typeof values) => ({
    name: of,
    value: values[of],
    error: errors[of],
    onChange: (value: string) => {
      setValues({ ...values, [of]: value });
    },
  });
  const close = async (): Promise<void> => {
    const { code: typed, ...sent } = values;
    const body = { ...sent, ...(typed !== '' && { code: typed }) };
    const path = 'companies/current/close';
    await send({ path, body, done: t('companies.closing.closed') });
    await restoreSession();
  };
  const wantsCode = values.code !== '' || code?.startsWith('identity.code') === true;
  return (
    <CardForm
      submission={submission}
      onSubmit={close}
      label={t('companies.closing.confirm', { name })}
      look="button button--contained button--danger"
      more={
        <button type="button" className="button" onClick={onCancel}>
          {t('companies.closing.cancel')}
        </button>
      }
    >
      <EntryField {...field('name')} label={t('companies.closing.name', { name })} autoFocus />
      <EntryField
        {...field('password')}
        label={t('companies.closing.password')}
        type="password"
        autoComplete="current-password"
      />
      {wantsCode ? (
        <EntryField
          {...field('code')}
          label={t('companies.closing.code')}
          autoComplete="one-time-code"
        />
      ) : null}
    </CardForm>
  );
}
