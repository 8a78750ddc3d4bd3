import type { AccountAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { showSnack } from '../boot/snack.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';
import { accountApi } from './account-state.js';

interface PhoneFormProps {
  readonly account: AccountAnswer;
  readonly onChange: (now: AccountAnswer) => void;
}

/** Sends a code to a phone, and takes the code that proves it. */
export function PhoneForm({ account, onChange }: PhoneFormProps): ReactNode {
  const t = useMessages();
  const [phone, setPhone] = useState(account.phone ?? '');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const submission = useSubmission();
  const { errors } = submission;
  const send = async (): Promise<void> => {
    await accountApi.sendPhoneCode(phone);
    setSent(true);
  };
  const confirm = async (): Promise<void> => {
    onChange(await accountApi.confirmPhone(code));
    setSent(false);
    setCode('');
    showSnack(t('accounts.edit.phoneConfirmed'), 'success');
  };
  const remove = async (): Promise<void> => {
    onChange(await accountApi.removePhone());
    setPhone('');
    showSnack(t('accounts.edit.phoneRemoved'), 'success');
  };
  return (
    <section className="card" aria-labelledby="phone">
      <h2 id="phone">{t('accounts.edit.phone')}</h2>
      <CardForm
        submission={submission}
        onSubmit={isSent ? confirm : send}
        label={t(isSent ? 'accounts.edit.confirmCode' : 'accounts.edit.sendCode')}
        look="button"
        more={
          account.phone === undefined ? null : (
            <button
              type="button"
              className="button"
              disabled={submission.isBusy}
              onClick={() => {
                submission.run(remove);
              }}
            >
              {t('accounts.edit.remove')}
            </button>
          )
        }
      >
        <EntryField
          name="phone"
          type="tel"
          label={t('accounts.profile.phone')}
          hint={`(${t('accounts.edit.phoneHint')})`}
          value={phone}
          onChange={(value) => {
            setPhone(value);
            setSent(false);
          }}
          error={errors['phone']}
          autoComplete="tel-national"
          inputMode="numeric"
        />
        {isSent ? <CodeField value={code} onChange={setCode} error={errors['code']} /> : null}
      </CardForm>
    </section>
  );
}

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

function CodeField(props: CodeFieldProps): ReactNode {
  const t = useMessages();
  return (
    <EntryField
      {...props}
      name="code"
      label={t('accounts.edit.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
