import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { FigureField } from './DecimalInput.js';
import { useFieldLabel } from './use-field-label.js';
import { useTypedValue } from './use-typed-value.js';

interface IntegerInputProps {
  readonly source: string;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
}

/** A whole number: a year, a number of days. */
export function IntegerInput({ source, required = false, ...props }: IntegerInputProps): ReactNode {
  const t = useMessages();
  const named = useFieldLabel(source);
  const label = props.label ?? named;
  const typed = useTypedValue({
    source,
    show: String,
    parse: (text) => (/^\d{1,9}$/.test(text.trim()) ? Number.parseInt(text, 10) : undefined),
    isValue: (value): value is number => Number.isSafeInteger(value),
    message: t('app.number.invalid'),
  });
  return <FigureField typed={typed} label={label} unit={undefined} required={required} />;
}
