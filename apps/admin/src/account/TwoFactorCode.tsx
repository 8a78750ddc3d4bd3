import type { TwoFactorSetUp } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { showSnack } from '../boot/snack.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';
import { accountApi } from './account-state.js';

interface TwoFactorCodeProps {
  readonly setUp: TwoFactorSetUp;
  /** Told of the recovery codes. */
  readonly onProved: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret to the authenticator, and takes the code that proves its arrival. */
export function TwoFactorCode({ setUp, onProved, onCancel }: TwoFactorCodeProps): ReactNode {
  const t = useMessages();
  const [code, setCode] = useState('');
  const submission = useSubmission();
  const { errors } = submission;
  const confirm = async (): Promise<void> => {
    const { recoveryCodes } = await accountApi.confirmTwoFactor(code);
    showSnack(t('accounts.twoFactor.turnedOn'), 'success');
    onProved(recoveryCodes);
  };
  return (
    <CardForm
      submission={submission}
      onSubmit={confirm}
      label={t('accounts.twoFactor.confirm')}
      more={
        <button type="button" className="button" onClick={onCancel}>
          {t('app.cancel')}
        </button>
      }
    >
      <p>{t('accounts.twoFactor.scan')}</p>
      <img
        className="account__qr"
        alt={t('accounts.twoFactor.qr')}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setUp.qrSvg)}`}
      />
      <p>
        {t('accounts.twoFactor.secret')}: <code className="account__secret">{setUp.secret}</code>
      </p>
      <EntryField
        name="code"
        label={t('accounts.twoFactor.code')}
        value={code}
        onChange={setCode}
        error={errors['code']}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
    </CardForm>
  );
}
