import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';

/** The name field of a record that has no other. */
export function NameInput(): ReactNode {
  return <TextInput source="name" required autoFocus className="form__whole" helperText={false} />;
}
