import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { ChoiceField } from '../../payments/ChoiceField.js';
import { defaultMethod, type Means } from '../../payments/typed-rows.js';

/** The means that pays into an account, else a transfer, else the usual one. */
export function methodOfAccount({ methods, accounts }: Means, accountId: string): string {
  const own = methods.find((method) => method.accountId === accountId);
  const transfer = methods.find(({ kind }) => kind === 'transfer');
  return (own ?? transfer ?? defaultMethod({ methods, accounts }))?.id ?? '';
}

interface MethodFieldProps {
  readonly methodId: string;
  readonly means: Means;
  readonly problem: string | undefined;
  readonly onChange: (methodId: string) => void;
}

/** By which means the bank moved the money. */
export function MethodField({ methodId, means, problem, onChange }: MethodFieldProps): ReactNode {
  const t = useMessages();
  return (
    <ChoiceField
      label={t('money.payments.method')}
      value={methodId}
      error={problem !== undefined}
      helperText={problem}
      choices={means.methods}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}
