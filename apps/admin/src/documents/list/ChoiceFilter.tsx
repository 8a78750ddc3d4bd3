import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';

interface ChoiceFilterProps {
  readonly label: string;
  /** None for all. */
  readonly value: string | undefined;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string | undefined) => void;
  /** The label for all. */
  readonly none?: string;
}

/** A filter with a few choices. */
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
