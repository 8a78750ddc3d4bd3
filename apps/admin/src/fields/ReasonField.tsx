import { REASON_LENGTH_MAX } from '@balcao/domain';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ReasonFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why it was refused. */
  readonly problem: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** Why something is done: asked first, and written in full. */
export function ReasonField({ label, value, problem, onChange }: ReasonFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      required
      autoFocus
      multiline
      minRows={2}
      value={value}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{ htmlInput: { maxLength: REASON_LENGTH_MAX } }}
    />
  );
}
