import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';

/** The name of a record that has nothing else to be written. */
export function NameInput(): ReactNode {
  return <TextInput source="name" required autoFocus className="form__whole" helperText={false} />;
}
