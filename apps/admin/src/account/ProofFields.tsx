import type { ReactNode } from 'react';
import { EntryField } from '../entry/EntryField.js';
import type { Submission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';

/** What proves once more who is signed in. */
export interface Proof {
  readonly password: string;
  readonly code?: string;
}

interface CodeFieldProps {
  readonly submission: Submission;
  /** Undefined until something is typed. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
  /** Whether the account is known to ask for it. */
  readonly isAsked?: boolean;
}

/** The authenticator's code, from when it is known that the account asks for one. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { submission, value, onChange, isAsked = false } = props;
  const t = useMessages();
  const isShown = isAsked || value !== undefined || submission.code === 'identity.codeRequired';
  if (!isShown) return null;
  return (
    <EntryField
      name="code"
      label={t('companies.closing.code')}
      value={value ?? ''}
      onChange={onChange}
      error={submission.errors['code']}
      autoComplete="one-time-code"
    />
  );
}

interface ProofFieldsProps {
  readonly submission: Submission;
  readonly proof: Proof;
  readonly onChange: (proof: Proof) => void;
  readonly isCodeAsked: boolean;
  readonly autoFocus?: boolean;
}

/** The password once more, and the authenticator's code where the account asks for it. */
export function ProofFields(props: ProofFieldsProps): ReactNode {
  const { submission, proof, onChange, isCodeAsked, autoFocus } = props;
  const t = useMessages();
  return (
    <>
      <EntryField
        name="password"
        type="password"
        label={t('accounts.edit.password')}
        value={proof.password}
        onChange={(password) => {
          onChange({ ...proof, password });
        }}
        error={submission.errors['password']}
        autoComplete="current-password"
        {...(autoFocus === true && { autoFocus })}
      />
      <CodeField
        submission={submission}
        value={proof.code}
        onChange={(code) => {
          onChange({ ...proof, code });
        }}
        isAsked={isCodeAsked}
      />
    </>
  );
}
