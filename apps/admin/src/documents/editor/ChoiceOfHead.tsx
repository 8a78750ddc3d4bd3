import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useEditor } from './context.js';

interface ChoiceOfHeadProps {
  readonly field: 'seriesId' | 'currency' | 'warehouseId';
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (id: string) => void;
}

/** A choice from a short list for the whole document. */
export function ChoiceOfHead(props: ChoiceOfHeadProps): ReactNode {
  const { field, label, value, choices, onChange } = props;
  const { session } = useEditor();
  const error = useSlice(session.problems).head[field];
  return (
    <TextField
      select
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'data-field': field },
      }}
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
