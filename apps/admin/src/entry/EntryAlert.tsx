import type { ReactNode } from 'react';

interface EntryAlertProps {
  /** What comes next, rather than what went wrong. */
  readonly isStep?: boolean;
  readonly children: string | undefined;
}

/** What is to be said of the whole of a form; nothing while there is nothing. */
export function EntryAlert({ isStep = false, children }: EntryAlertProps): ReactNode {
  return children === undefined ? null : (
    <p className={isStep ? 'entry__alert entry__alert--step' : 'entry__alert'} role="alert">
      {children}
    </p>
  );
}
