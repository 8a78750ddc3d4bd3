import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { ReasonField } from '../fields/ReasonField.js';
import { useMessages } from '../i18n/use-messages.js';

/** Why many expenses, payments or movements are cancelled: one reason for all. */
export function ManyReason(): ReactNode {
  const t = useMessages();
  const { field } = useController({ name: 'reason', defaultValue: '' });
  return (
    <div className="form__whole">
      <ReasonField
        label={t('money.cancel.reason')}
        value={String(field.value)}
        problem={undefined}
        onChange={field.onChange}
      />
    </div>
  );
}
