import type { ReactNode } from 'react';
import { parseTypedWhole, wholeProblem } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { FigureField } from './DecimalInput.js';
import { useFieldLabel } from './use-field-label.js';
import { useTypedValue } from './use-typed-value.js';

interface IntegerInputProps {
  readonly source: string;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  readonly helperText?: ReactNode;
}

/** A whole number: a year, a number of days. */
export function IntegerInput({ source, required = false, ...props }: IntegerInputProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const named = useFieldLabel(source);
  const label = props.label ?? named;
  const typed = useTypedValue({
    source,
    show: String,
    parse: (text) => parseTypedWhole(text, language),
    isValue: (value): value is number => Number.isSafeInteger(value),
    message: (text) => t(wholeProblem(text, language)),
  });
  const { helperText } = props;
  return <FigureField {...{ typed, label, required, helperText }} unit={undefined} />;
}
