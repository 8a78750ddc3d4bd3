import TextField from '@mui/material/TextField';
import type { ExchangeRateRow } from '@balcao/contracts';
import { showDecimal, showMinor } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { useCompany } from '../admin/use-company.js';
import { AmountField } from '../fields/AmountField.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { worthOf, type Means, type TypedRow } from './typed-rows.js';

interface ForeignFieldsProps {
  readonly row: TypedRow;
  readonly means: Means;
  readonly problemOf: (path: string) => string | undefined;
  readonly onChange: (part: Partial<TypedRow>) => void;
}

interface Currencies {
  /** Of the account, and of the company. */
  readonly currency: string;
  readonly own: string;
}

/** What is asked of an account in another currency than the company's; nothing of its own. */
export function ForeignFields(props: ForeignFieldsProps): ReactNode {
  const own = useCompany().data?.currency;
  const account = props.means.accounts.find(({ id }) => id === props.row.accountId);
  if (own === undefined || account === undefined || account.currency === own) return null;
  return <Fields {...props} currency={account.currency} own={own} />;
}

/** What comes onto the account, its rate, and what that is worth. */
function Fields(props: ForeignFieldsProps & Currencies): ReactNode {
  const { row, currency, own, problemOf, onChange } = props;
  const t = useMessages();
  const language = useLanguage();
  const rateOfDay = useRateOfDay(currency);
  const worth = worthOf(row, rateOfDay, language);
  const rateProblem = problemOf('rate');
  return (
    <div className="means__foreign">
      <AmountField
        label={t('money.payments.onAccount', { currency })}
        text={row.onAccount}
        problem={problemOf('accountMinor')}
        onChange={(onAccount) => {
          onChange({ onAccount });
        }}
      />
      <TextField
        label={t('money.payments.rate', { currency, own })}
        value={row.rate}
        placeholder={rateOfDay === undefined ? '' : showDecimal(rateOfDay, language)}
        error={rateProblem !== undefined}
        helperText={rateProblem}
        onChange={({ target }) => {
          onChange({ rate: target.value });
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
        }}
      />
      {worth === undefined ? null : (
        <p className="means__worth" role="status">
          {t('money.payments.worth', { amount: showMinor(worth.worthMinor, language), own })}
          {worth.differenceMinor === 0
            ? null
            : ` · ${t(worth.differenceMinor > 0 ? 'money.payments.gain' : 'money.payments.loss', {
                amount: showMinor(Math.abs(worth.differenceMinor), language),
                own,
              })}`}
        </p>
      )}
    </div>
  );
}

/** What one unit is worth today; none before its first rate, or for whoever may not see it. */
function useRateOfDay(currency: string): string | undefined {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['exchange', 'rate', currency],
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify({ currency }));
      const path = `exchange-rates?filter=${filter}&sort=on:desc&perPage=1`;
      const { body } = await provider.read(path);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return (body as readonly ExchangeRateRow[])[0]?.rate ?? null;
    },
    enabled: useMay('exchange.view'),
    staleTime: 60_000,
  });
  return data ?? undefined;
}
