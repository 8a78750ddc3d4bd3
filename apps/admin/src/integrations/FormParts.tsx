import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { DialogButtons } from '../management/DialogButtons.js';

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'url';
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
}

/** One line of text in a form. */
export function TextLine(props: TextLineProps): ReactNode {
  const { label, value, onChange, type = 'text', hint, isRequired, isFirst } = props;
  return (
    <TextField
      label={label}
      type={type}
      value={value}
      helperText={hint}
      required={isRequired === true}
      autoFocus={isFirst === true}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

interface FormEndProps {
  readonly problem: string | undefined;
  readonly label: string;
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/** What is wrong with the form, and its buttons. */
export function FormEnd({ problem, label, isReady, onClose }: FormEndProps): ReactNode {
  return (
    <>
      {problem === undefined ? null : (
        <p className="developers__problem" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons label={label} onCancel={onClose} isDisabled={!isReady} />
    </>
  );
}
