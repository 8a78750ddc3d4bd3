import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { today } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import {
  fiscalPeriods,
  periodDue,
  periodName,
  type FiscalPeriod,
} from '../formats/fiscal-periods.js';

/** A month or a year that a file is made of; at first the month that is to be handed in. */
export function usePeriod() {
  const [id, onChange] = useState(() => periodDue(today()));
  const periods = fiscalPeriods(today());
  const period = periods.find((one) => one.id === id);
  return { period, select: { id, periods, onChange } };
}

interface PeriodSelectProps {
  readonly id: string;
  readonly periods: readonly FiscalPeriod[];
  readonly onChange: (id: string) => void;
}

/** Chooses the month or the year. */
export function PeriodSelect({ id, periods, onChange }: PeriodSelectProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  return (
    <TextField
      select
      label={t('madeFiles.period')}
      value={id}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {periods.map((one) => (
        <MenuItem key={one.id} value={one.id}>
          {periodName(one, language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
