import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
  /** Below the field. */
  readonly help?: ReactNode;
}

/** One of a few, in a list. */
export function ChoiceField({
  label,
  value,
  choices,
  onChange,
  help,
}: ChoiceFieldProps): ReactNode {
  return (
    <TextField
      select
      label={label}
      value={value}
      helperText={help}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    >
      {choices.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
