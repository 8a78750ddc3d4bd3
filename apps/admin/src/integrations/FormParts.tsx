import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { DialogButtons } from '../management/DialogButtons.js';

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'url';
  readonly hint?: string;
  /** What is wrong with it; said in place of the hint. */
  readonly problem?: string | undefined;
  readonly isRequired?: boolean;
  readonly isFirst?: boolean;
}

/** One line of text in a form. */
export function TextLine(props: TextLineProps): ReactNode {
  const { label, value, onChange, type = 'text', hint, problem, isRequired, isFirst } = props;
  return (
    <TextField
      label={label}
      type={type}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint}
      required={isRequired === true}
      autoFocus={isFirst === true}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

/** What is wrong with one of the fields: the first, where it holds several. */
export const problemOf = (problems: ProblemsByPath, field: string): string | undefined =>
  Object.entries(problems).find(([path]) => path.split('.')[0] === field)?.[1];

/** What is wrong, and no field of the form says. */
export const problemBeside = (
  problems: ProblemsByPath,
  fields: readonly string[],
): string | undefined =>
  Object.entries(problems).find(([path]) => !fields.includes(path.split('.')[0] ?? ''))?.[1];

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
