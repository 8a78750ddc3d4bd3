import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';

/** What is written about a currency. */
export function ExchangeInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  return (
    <>
      {isNew ? <TextInput source="id" required autoFocus helperText={false} /> : null}
      <TextInput source="name" required helperText={false} />
      <TextInput source="namePt" required helperText={false} />
    </>
  );
}
