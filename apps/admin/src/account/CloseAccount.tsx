import { useState, type ReactNode } from 'react';
import { leave } from '../session/session.js';
import { request } from '../http/request.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';
import { ProofFields, type Proof } from './ProofFields.js';

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
  const [proof, setProof] = useState<Proof>({ password: '' });
  const submission = useSubmission();
  const close = async (): Promise<void> => {
    await request('/api/account/close', { method: 'POST', body: proof });
    await leave();
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
      <ProofFields
        submission={submission}
        proof={proof}
        onChange={setProof}
        isCodeAsked={hasTwoFactor}
        autoFocus
      />
    </CardForm>
  );
}
