import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface ChoiceFilterProps {
  readonly label: string;
  /** None is all. */
  readonly value: string | undefined;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string | undefined) => void;
  /** Instead of all. */
  readonly none?: string;
}

/** Narrows the list to one of a few. */
export function ChoiceFilter(props: ChoiceFilterProps): ReactNode {
  const { label, value, choices, onChange, none } = props;
  const t = useMessages();
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={({ target }) => {
        onChange(target.value === '' ? undefined : target.value);
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{none ?? t('management.all')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
