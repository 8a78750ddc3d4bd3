import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

interface PinFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (pin: string) => void;
}

/** A PIN that somebody else will type at a till: its digits show, to be told or written down. */
export function PinField({ value, problem, hint, autoFocus, onChange }: PinFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      label={t('users.pin.field')}
      required
      {...(autoFocus === true && { autoFocus })}
      value={value}
      error={problem !== undefined}
      helperText={problem === undefined ? hint : <span role="alert">{problem}</span>}
      onChange={({ target }) => {
        onChange(target.value.replace(/\D/g, ''));
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' } }}
    />
  );
}
