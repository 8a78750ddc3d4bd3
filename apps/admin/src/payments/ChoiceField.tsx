import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: boolean;
  readonly helperText: ReactNode;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** Chooses one of a few by its name; what is no longer offered is not chosen. */
export function ChoiceField({ choices, ...rest }: ChoiceFieldProps): ReactNode {
  const isKnown = choices.some(({ id }) => id === rest.value);
  return (
    <TextField select {...rest} value={isKnown ? rest.value : ''}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
