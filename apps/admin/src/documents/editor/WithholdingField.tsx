import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useWithholdingRates, withholdingRateName } from '../../fields/withholding-rates.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor, useHead } from './context.js';

/** The rate by which the client will withhold tax; only where the company keeps rates. */
export function WithholdingField(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { withholdingRateId = '' } = useHead();
  const { head: wrong } = useSlice(session.problems);
  const rates = useWithholdingRates();
  if (rates.length === 0) return null;
  return (
    <TextField
      select
      className="head__wide"
      label={t('documents.fields.withholdingRate')}
      value={rates.some(({ id }) => id === withholdingRateId) ? withholdingRateId : ''}
      data-field="withholdingRateId"
      error={wrong.withholdingRateId !== undefined}
      helperText={wrong.withholdingRateId}
      onChange={(event) => {
        session.changeHead({ withholdingRateId: event.target.value }, 'withholdingRateId');
      }}
    >
      <MenuItem value="">{t('documents.fields.withholdingNone')}</MenuItem>
      {rates.map((rate) => (
        <MenuItem key={rate.id} value={rate.id}>
          {withholdingRateName(rate, session.rules.language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
