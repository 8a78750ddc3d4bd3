import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useAmountProblem } from './use-amount-problem.js';

interface AmountFieldProps {
  /** In sight; without it `name` says what the field is. */
  readonly label?: string;
  readonly name?: string;
  /** As typed. */
  readonly text: string;
  /** What is wrong with it beside being no amount. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** An amount as it is being typed, outside of a record's form: its text stays as it was typed. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { label, name, text, problem, onChange } = props;
  const unread = useAmountProblem()(text);
  const message = problem ?? unread;
  return (
    <TextField
      label={label}
      value={text}
      error={message !== undefined}
      helperText={message}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          style: { textAlign: 'right' },
          ...(name !== undefined && { 'aria-label': name }),
          ...(unread !== undefined && { 'data-unread': true }),
        },
      }}
    />
  );
}
