import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';

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
const problemBeside = (problems: ProblemsByPath, fields: readonly string[]): string | undefined =>
  Object.entries(problems).find(([path]) => !fields.includes(path.split('.')[0] ?? ''))?.[1];

interface NamedFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly problems: ProblemsByPath;
  /** The fields between, which say themselves what is wrong with them. */
  readonly fields: readonly string[];
  /** Of the button that sends it. */
  readonly label: string;
  /** The fields between are filled in; the form asks for the name itself. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of something that programs use: its name first, what is wrong and the buttons last. */
export function NamedForm(props: NamedFormProps): ReactNode {
  const { name, onName, problems, fields, label, isReady, onSubmit, onClose, children } = props;
  const t = useMessages();
  const problem = problemBeside(problems, ['name', ...fields]);
  return (
    <form
      noValidate
      className="developers__form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextLine
        label={t('integrations.name')}
        value={name}
        problem={problemOf(problems, 'name')}
        onChange={onName}
        isRequired
        isFirst
      />
      {children}
      {problem === undefined ? null : (
        <p className="developers__problem" role="alert">
          {problem}
        </p>
      )}
      <DialogButtons label={label} onCancel={onClose} isDisabled={!isReady || name.trim() === ''} />
    </form>
  );
}
