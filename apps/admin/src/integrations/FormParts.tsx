import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { SentForm } from '../dialogs/SentForm.js';

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

interface NamedFormProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly problems: ProblemsByPath;
  /** Of the button that sends it. */
  readonly label: string;
  /** The fields between are filled in; the form asks for the name itself. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of something that programs use: its name first, the buttons last. */
export function NamedForm(props: NamedFormProps): ReactNode {
  const { name, onName, problems, label, isReady, onSubmit, onClose, children } = props;
  const t = useMessages();
  return (
    <SentForm className="developers__form" problems={problems} onSubmit={onSubmit}>
      <TextLine
        label={t('integrations.name')}
        value={name}
        problem={problemOf(problems, 'name')}
        onChange={onName}
        isRequired
        isFirst
      />
      {children}
      <DialogButtons label={label} onCancel={onClose} isDisabled={!isReady || name.trim() === ''} />
    </SentForm>
  );
}
