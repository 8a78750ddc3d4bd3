import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../fields/use-field-label.js';
import { useTypedValue } from '../fields/use-typed-value.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { parseDenominations, showDenominations } from './denominations.js';

const source = 'denominations';

const isList = (value: unknown): value is readonly number[] => Array.isArray(value);

/** The notes and coins that are counted in the drawer, in one line. */
export function DenominationsInput(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const label = useFieldLabel(source);
  const typed = useTypedValue({
    source,
    show: (values: readonly number[]) => showDenominations(values, language),
    parse: (text) => parseDenominations(text, language),
    isValue: isList,
    message: t('app.number.invalid'),
  });
  return (
    <TextField
      id={typed.id}
      label={label}
      value={typed.text}
      error={typed.error !== undefined}
      helperText={typed.error ?? t('resources.commercial/cash_registers.denominationsHint')}
      inputRef={typed.ref}
      onChange={({ target }) => {
        typed.change(target.value);
      }}
      onFocus={typed.onFocus}
      onBlur={typed.onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
