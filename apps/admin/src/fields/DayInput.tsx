import type { ReactNode } from 'react';
import { isDay, parseTypedDay, showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DayField } from './DayField.js';
import { useFieldLabel } from './use-field-label.js';
import { useTypedValue } from './use-typed-value.js';

interface DayInputProps {
  readonly source: string;
  readonly required?: boolean;
}

/** A calendar day in a form. */
export function DayInput({ source, required = false }: DayInputProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const label = useFieldLabel(source);
  const typed = useTypedValue({
    source,
    show: (day) => showDay(day, language),
    parse: parseTypedDay,
    isValue: (value): value is string => typeof value === 'string' && isDay(value),
    message: t('app.date.invalid'),
  });
  return (
    <DayField
      label={label}
      text={typed.text}
      required={required}
      error={typed.error}
      onChange={typed.change}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
    />
  );
}
