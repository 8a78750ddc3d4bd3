import type { ReactNode } from 'react';

/** What is wrong with the whole of a form; nothing while nothing is. */
export function EntryAlert({ children }: { readonly children: string | undefined }): ReactNode {
  return children === undefined ? null : (
    <p className="entry__alert" role="alert">
      {children}
    </p>
  );
}
