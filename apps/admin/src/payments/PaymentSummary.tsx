import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { PaymentFoot } from './PaymentFoot.js';
import { PaymentSums } from './PaymentSums.js';
import { changeOf, type Means } from './typed-rows.js';
import type { PaymentFormState } from './use-payment-form.js';
import { useRoundings } from './use-roundings.js';

interface PaymentSummaryProps {
  readonly category: PaymentCategory;
  readonly form: PaymentFormState;
  readonly means: Means;
  readonly problems: ProblemsByPath;
  readonly isBusy: boolean;
}

/** What is asked for, paid and given back; and the button that records it. */
export function PaymentSummary(props: PaymentSummaryProps): ReactNode {
  const { category, form, problems, isBusy } = props;
  const t = useMessages();
  return (
    <aside className="payment__card" aria-label={t('money.payments.summary')}>
      <Sums category={category} form={form} means={props.means} />
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

interface SumsProps extends Pick<PaymentSummaryProps, 'category' | 'form'> {
  readonly means: Means;
}

function Sums({ category, form, means }: SumsProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { askedMinor, paidMinor, adjustedMinor, rows } = form;
  const leftMinor = paidMinor - askedMinor;
  const roundings = useRoundings(rows, means, category.party === 'clients');
  const roundingMinor = roundings.reduce((sum, minor) => sum + minor, 0);
  const changeMinor = rows
    .map((row, index) => changeOf(row, language, roundings[index]))
    .reduce((sum, minor) => sum + minor, 0);
  const sums = [
    ['settled', askedMinor + adjustedMinor],
    ['withoutMoney', adjustedMinor],
    ['paid', paidMinor],
    ...(roundingMinor === 0 ? [] : ([['rounding', roundingMinor]] as const)),
    ['change', changeMinor],
    [leftMinor < 0 ? 'missing' : 'left', Math.abs(leftMinor)],
  ] as const;
  return <PaymentSums sums={sums.map(([name, minor]) => [t(`money.payments.${name}`), minor])} />;
}
