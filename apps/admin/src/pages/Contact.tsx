import '../entry/entry.css';
import { contactLimits } from '@balcao/contracts';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { EntryField } from '../entry/EntryField.js';
import { request } from '../http/request.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { SiteLayout } from './SiteLayout.js';
import { useOperator } from './use-operator.js';

const empty = { name: '', email: '', topic: '', message: '', website: '' };

/** Writing to whoever runs the product. */
export function Contact(): ReactNode {
  const t = useMessages();
  const operator = useOperator();
  const [isSent, setSent] = useState(false);
  const { address = '', phone = '' } = operator ?? {};
  return (
    <SiteLayout title={t('site.contact.title')}>
      {isSent ? (
        <>
          <p role="status">{t('site.contact.sent')}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setSent(false);
            }}
          >
            {t('site.contact.another')}
          </button>
        </>
      ) : (
        <>
          <p>{t('site.contact.subtitle')}</p>
          <ContactForm
            onSent={() => {
              setSent(true);
            }}
          />
        </>
      )}
      {address === '' ? null : <p>{`${t('site.contact.address')}: ${address}`}</p>}
      {phone === '' ? null : <p>{`${t('site.contact.phone')}: ${phone}`}</p>}
    </SiteLayout>
  );
}

function ContactForm({ onSent }: { readonly onSent: () => void }): ReactNode {
  const t = useMessages();
  const [fields, setFields] = useState(empty);
  const { isBusy, alert, errors, run, refuse } = useSubmission();
  const change = (name: keyof typeof empty) => (value: string) => {
    setFields({ ...fields, [name]: value });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const missing = (['name', 'email', 'topic', 'message'] as const).filter(
      (name) => fields[name].trim() === '',
    );
    if (missing.length > 0) {
      refuse(Object.fromEntries(missing.map((name) => [name, t('site.contact.required')])));
      return;
    }
    run(async () => {
      await request('/api/contact', { method: 'POST', body: fields });
      onSent();
    });
  };
  return (
    <form className="site__form entry__form" onSubmit={submit} noValidate>
      {alert === undefined ? null : (
        <p className="entry__alert" role="alert">
          {alert}
        </p>
      )}
      {(['name', 'email', 'topic'] as const).map((name) => (
        <EntryField
          key={name}
          name={name}
          type={name === 'email' ? 'email' : 'text'}
          label={t(`site.contact.${name}`)}
          value={fields[name]}
          onChange={change(name)}
          error={errors[name]}
          autoComplete={name === 'topic' ? 'off' : name}
        />
      ))}
      <MessageField value={fields.message} error={errors['message']} onChange={change('message')} />
      <div className="site__trap" aria-hidden="true">
        <label>
          {t('site.contact.website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={fields.website}
            onChange={({ target }) => {
              change('website')(target.value);
            }}
          />
        </label>
      </div>
      <button className="button button--contained" disabled={isBusy}>
        {t(isBusy ? 'site.contact.sending' : 'site.contact.send')}
      </button>
    </form>
  );
}

interface MessageFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function MessageField({ value, error, onChange }: MessageFieldProps): ReactNode {
  const t = useMessages();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('site.contact.message')}</label>
      <textarea
        id={id}
        rows={6}
        maxLength={contactLimits.message}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field__error">
          {error}
        </p>
      )}
    </div>
  );
}
