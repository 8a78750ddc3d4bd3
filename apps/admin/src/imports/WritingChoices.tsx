import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DayOrder, DecimalSign, TableReading } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface DecimalChoiceProps {
  readonly reading: TableReading;
  /** As a person has chosen it. */
  readonly chosen: DecimalSign | undefined;
  readonly onChange: (decimal: DecimalSign) => void;
}

/** How the numbers of a file are written; asked, with an example from it, where nothing tells. */
export function DecimalChoice({ reading, chosen, onChange }: DecimalChoiceProps): ReactNode {
  const t = useMessages();
  const { decimal, decimalExample } = reading;
  const isAsked = decimalExample !== undefined && chosen === undefined;
  return (
    <TextField
      select
      className="imports__asked"
      label={t('imports.decimal')}
      error={isAsked}
      helperText={isAsked ? t('imports.decimalAsked', { value: decimalExample }) : undefined}
      value={isAsked ? '' : (chosen ?? decimal)}
      onChange={({ target }) => {
        onChange(target.value === ',' ? ',' : '.');
      }}
    >
      <MenuItem value=",">1.234,50</MenuItem>
      <MenuItem value=".">1,234.50</MenuItem>
    </TextField>
  );
}

interface DayOrderChoiceProps {
  readonly reading: TableReading;
  readonly chosen: DayOrder | undefined;
  readonly onChange: (order: DayOrder) => void;
}

/** How the days of a file are written, where any are; asked where nothing tells. */
export function DayOrderChoice({ reading, chosen, onChange }: DayOrderChoiceProps): ReactNode {
  const t = useMessages();
  const { dayOrder, dayExample } = reading;
  if (dayOrder === undefined) return null;
  const isAsked = dayExample !== undefined && chosen === undefined;
  return (
    <TextField
      select
      className="imports__asked"
      label={t('imports.dayOrder')}
      error={isAsked}
      helperText={isAsked ? t('imports.dayAsked', { value: dayExample }) : undefined}
      value={isAsked ? '' : (chosen ?? dayOrder)}
      onChange={({ target }) => {
        onChange(target.value === 'monthFirst' ? 'monthFirst' : 'dayFirst');
      }}
    >
      <MenuItem value="dayFirst">{t('imports.dayOrders.dayFirst')}</MenuItem>
      <MenuItem value="monthFirst">{t('imports.dayOrders.monthFirst')}</MenuItem>
    </TextField>
  );
}
