import { showDecimal } from '@balcao/messages';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { parseTypedDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { useFieldLabel } from './use-field-label.js';
import { useTypedValue } from './use-typed-value.js';

interface DecimalInputProps {
  readonly source: string;
  /** Shown behind the figure: `%`, `MZN`. */
  readonly unit?: string;
  /** The most decimals there may be. */
  readonly placesMax?: number;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  readonly autoFocus?: boolean;
  readonly helperText?: ReactNode;
}

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** A number typed in the language's own way; its value is an exact decimal string. */
export function DecimalInput(props: DecimalInputProps): ReactNode {
  const { source, unit, placesMax = 6, required = false, autoFocus = false, helperText } = props;
  const t = useMessages();
  const language = useLanguage();
  const named = useFieldLabel(source);
  const label = props.label ?? named;
  const typed = useTypedValue({
    source,
    show: (value) => showDecimal(value, language),
    parse: (text) => parseTypedDecimal(text, language),
    isValue: isDecimal,
    message: t('app.number.invalid'),
    validate: (value) =>
      typeof value === 'string' && (value.split('.')[1]?.length ?? 0) > placesMax
        ? t('app.number.tooManyPlaces', { places: placesMax })
        : undefined,
  });
  return <FigureField {...{ typed, label, unit, required, autoFocus, helperText }} />;
}

interface FigureFieldProps {
  readonly typed: ReturnType<typeof useTypedValue>;
  readonly label: string;
  readonly unit: string | undefined;
  readonly required: boolean;
  readonly autoFocus?: boolean;
  /** What the field is for, while nothing is wrong with it. */
  readonly helperText?: ReactNode;
}

/** A longer name stands above its field from the start: within, it would run under the unit. */
const LABEL_WITHIN = 24;

/** The field of a figure: right-aligned, its unit behind it. */
export function FigureField(props: FigureFieldProps): ReactNode {
  const { typed, label, unit, required, autoFocus = false, helperText } = props;
  return (
    <TextField
      id={typed.id}
      label={label}
      value={typed.text}
      required={required}
      autoFocus={autoFocus}
      error={typed.error !== undefined}
      helperText={typed.error ?? helperText}
      inputRef={typed.ref}
      onChange={(event) => {
        typed.change(event.target.value);
      }}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      slotProps={{
        inputLabel: unit !== undefined && label.length > LABEL_WITHIN ? { shrink: true } : {},
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
        input:
          unit === undefined
            ? {}
            : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
