import type { AccountAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { showSnack } from '../boot/snack.js';
import { EntryField } from '../entry/EntryField.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';
import { accountApi } from './account-state.js';
import { ProofFields, type Proof } from './ProofFields.js';

interface EmailFormProps {
  readonly account: AccountAnswer;
  readonly onChange: () => void;
}

/** Wants another address; it changes once the link that goes there is opened. */
export function EmailForm({ account, onChange }: EmailFormProps): ReactNode {
  const t = useMessages();
  const [email, setEmail] = useState('');
  const [proof, setProof] = useState<Proof>({ password: '' });
  const submission = useSubmission();
  const { errors } = submission;
  const send = async (): Promise<void> => {
    await accountApi.changeEmail(email, proof);
    showSnack(t('accounts.edit.emailSent', { email }), 'success');
    setEmail('');
    setProof({ password: '' });
    onChange();
  };
  return (
    <section className="card" aria-labelledby="email">
      <h2 id="email">{t('accounts.edit.email')}</h2>
      <p className="card__hint">
        {account.email}. {t('accounts.edit.emailHint')}
      </p>
      <CardForm
        submission={submission}
        onSubmit={send}
        label={t('accounts.edit.sendLink')}
        look="button"
      >
        <EntryField
          name="email"
          type="email"
          label={t('accounts.edit.newEmail')}
          value={email}
          onChange={setEmail}
          error={errors['email']}
          autoComplete="email"
        />
        <ProofFields
          submission={submission}
          proof={proof}
          onChange={setProof}
          isCodeAsked={account.hasTwoFactor}
        />
      </CardForm>
    </section>
  );
}
