import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { PaymentFoot } from './PaymentFoot.js';
import { PaymentSums } from './PaymentSums.js';
import { changeOf } from './typed-rows.js';
import type { PaymentFormState } from './use-payment-form.js';

interface PaymentSummaryProps {
  readonly category: PaymentCategory;
  readonly form: PaymentFormState;
  readonly problems: ProblemsByPath;
  readonly isBusy: boolean;
}

/** What is asked for, paid and given back; and the button that records it. */
export function PaymentSummary(props: PaymentSummaryProps): ReactNode {
  const { category, form, problems, isBusy } = props;
  const t = useMessages();
  return (
    <aside className="payment__card" aria-label={t('money.payments.summary')}>
      <Sums form={form} />
      <FormControlLabel
        control={
          <Switch
            checked={form.isAdvance}
            onChange={({ target }) => {
              form.change({ isAdvance: target.checked });
            }}
            slotProps={{
              input: {
                'aria-invalid': problems['isAdvance'] !== undefined,
                'aria-describedby': 'advance-problem',
              },
            }}
          />
        }
        label={t('money.payments.isAdvance')}
      />
      {form.isAdvance && category.party === 'clients' ? (
        <p className="means__hint">{t('money.payments.advanceOwesVat')}</p>
      ) : null}
      {problems['isAdvance'] === undefined ? null : (
        <p id="advance-problem" role="alert" className="means__problem">
          {problems['isAdvance']}
        </p>
      )}
      <PaymentFoot
        note={form.note}
        onNote={(note) => {
          form.change({ note });
        }}
        back={category.resource}
        isBusy={isBusy}
      />
    </aside>
  );
}

function Sums({ form }: { readonly form: PaymentFormState }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { askedMinor, paidMinor, adjustedMinor, rows } = form;
  const leftMinor = paidMinor - askedMinor;
  const sums = [
    ['settled', askedMinor + adjustedMinor],
    ['withoutMoney', adjustedMinor],
    ['paid', paidMinor],
    ['change', rows.reduce((sum, row) => sum + changeOf(row, language), 0)],
    [leftMinor < 0 ? 'missing' : 'left', Math.abs(leftMinor)],
  ] as const;
  return <PaymentSums sums={sums.map(([name, minor]) => [t(`money.payments.${name}`), minor])} />;
}
