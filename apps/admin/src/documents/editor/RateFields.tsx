import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useCurrency, useEditor, useHead } from './context.js';

/** The rate of a document in a foreign currency, if it differs from the day's, with the reason. */
export function RateFields(): ReactNode {
  const { session } = useEditor();
  const currency = useCurrency();
  const { exchangeRate = '' } = useHead();
  if (currency === session.rules.company.currency) return null;
  return (
    <>
      <RateField key={`${currency} ${exchangeRate}`} currency={currency} />
      {exchangeRate.trim() === '' ? null : <ReasonOfRate />}
    </>
  );
}

/** Applied on blur: the question whether prices should follow is not asked at every key. */
function RateField({ currency }: { readonly currency: string }): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { exchangeRate = '' } = useHead();
  const [typed, setTyped] = useState(exchangeRate);
  const error = useSlice(session.problems).head.exchangeRate;
  const own = session.rules.company.currency;
  return (
    <TextField
      label={t('documents.fields.exchangeRate')}
      value={typed}
      placeholder={t('documents.fields.rateOfDay')}
      error={error !== undefined}
      helperText={error ?? t('documents.fields.exchangeRateHint', { currency, own })}
      onChange={({ target: { value } }) => {
        setTyped(value);
      }}
      onBlur={() => {
        if (typed.trim() === exchangeRate) return;
        session.changeHead({ exchangeRate: typed.trim() }, 'exchangeRate', 'exchangeRateReason');
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'data-field': 'exchangeRate', inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}

function ReasonOfRate(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { exchangeRateReason = '' } = useHead();
  const error = useSlice(session.problems).head.exchangeRateReason;
  return (
    <TextField
      label={t('documents.fields.exchangeRateReason')}
      required
      value={exchangeRateReason}
      error={error !== undefined}
      helperText={error}
      onChange={({ target: { value } }) => {
        session.changeHead({ exchangeRateReason: value }, 'exchangeRateReason');
      }}
      slotProps={{ htmlInput: { 'data-field': 'exchangeRateReason', maxLength: 200 } }}
    />
  );
}
