import type { ComponentProps, ReactNode } from 'react';
import { ProblemSummary } from './ProblemSummary.js';

interface SentFormProps extends Pick<ComponentProps<'form'>, 'className' | 'onChange'> {
  /** What the server refused, by the path of its field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form that a command is sent from. It is not sent while a figure in it cannot be read. What is
 * refused and no visible field shows stands at its top.
 */
export function SentForm({
  problems,
  onSubmit,
  children,
  ...attributes
}: SentFormProps): ReactNode {
  const refused = Object.entries(problems).map(([path, message]) => ({ path, message }));
  return (
    <form
      noValidate
      {...attributes}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusUnread(event.currentTarget)) onSubmit();
      }}
    >
      <ProblemSummary problems={refused} />
      {children}
    </form>
  );
}

/** Goes to the first figure of a form that cannot be read; says whether there is one. */
function focusUnread(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field !== null;
}
