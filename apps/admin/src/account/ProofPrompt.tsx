import { useState, type ReactNode } from 'react';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { CardForm } from '../entry/CardForm.js';
import { ProofFields, type Proof } from './ProofFields.js';

interface ProofPromptProps {
  /** On the button. */
  readonly label: string;
  readonly isCodeAsked: boolean;
  readonly onProof: (proof: Proof) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for the password once more, and for the code, before what matters most. */
export function ProofPrompt(props: ProofPromptProps): ReactNode {
  const { label, isCodeAsked, onProof, onCancel } = props;
  const t = useMessages();
  const [proof, setProof] = useState<Proof>({ password: '' });
  const submission = useSubmission();
  return (
    <CardForm
      submission={submission}
      onSubmit={() => onProof(proof)}
      label={label}
      more={
        <button type="button" className="button" onClick={onCancel}>
          {t('accounts.twoFactor.cancel')}
        </button>
      }
    >
      <ProofFields
        submission={submission}
        proof={proof}
        onChange={setProof}
        isCodeAsked={isCodeAsked}
        autoFocus
      />
    </CardForm>
  );
}
