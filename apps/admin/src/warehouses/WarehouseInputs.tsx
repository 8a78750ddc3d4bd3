import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';

/** What is written about a warehouse. */
export function WarehouseInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  return (
    <>
      <TextInput source="code" required autoFocus={isNew} helperText={false} />
      <TextInput source="name" required helperText={false} />
      <TextInput source="city" helperText={false} />
      <TextInput source="address" className="form__whole" helperText={false} />
    </>
  );
}
