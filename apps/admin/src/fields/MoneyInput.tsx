import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { FigureField } from './DecimalInput.js';
import { useAmountProblem } from './use-amount-problem.js';
import { useFieldLabel } from './use-field-label.js';
import { useOwnCurrency } from './use-own-currency.js';
import { useTypedValue } from './use-typed-value.js';

interface MoneyInputProps {
  readonly source: string;
  /** The company's own when absent. */
  readonly currency?: string;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  readonly helperText?: ReactNode;
}

const isMinor = (value: unknown): value is number => Number.isSafeInteger(value);

/** An amount of money; its value is in minor units, empty is none. */
export function MoneyInput(props: MoneyInputProps): ReactNode {
  const { source, required = false, helperText } = props;
  const own = useOwnCurrency();
  const { currency = own } = props;
  const t = useMessages();
  const language = useLanguage();
  const problemOf = useAmountProblem();
  const named = useFieldLabel(source);
  const label = props.label ?? named;
  const typed = useTypedValue({
    source,
    show: (value) => showMinor(value, language),
    parse: (text) => parseTypedMinor(text, language),
    isValue: isMinor,
    message: (text) => problemOf(text) ?? t('app.number.invalid'),
  });
  return <FigureField {...{ typed, label, required, helperText }} unit={currency} />;
}
