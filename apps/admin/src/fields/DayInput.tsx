import type { ReactNode } from 'react';
import { isDay, parseTypedDay, showDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DayField } from './DayField.js';
import { useFieldLabel } from './use-field-label.js';
import { useTypedValue } from './use-typed-value.js';

interface DayInputProps {
  readonly source: string;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  readonly helperText?: string;
}

/** A calendar day in a form. */
export function DayInput({ source, required = false, ...props }: DayInputProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const named = useFieldLabel(source);
  const typed = useTypedValue({
    source,
    show: (day) => showDay(day, language),
    parse: parseTypedDay,
    isValue: (value): value is string => typeof value === 'string' && isDay(value),
    message: t('app.date.invalid'),
  });
  return (
    <DayField
      label={props.label ?? named}
      text={typed.text}
      required={required}
      error={typed.error}
      helperText={props.helperText}
      onChange={typed.change}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
    />
  );
}
