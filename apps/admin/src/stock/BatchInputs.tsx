import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** What is written about a batch. */
export function BatchInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  return (
    <>
      {isNew ? (
        <ReferenceSelect source="articleId" reference="commercial/articles" required />
      ) : null}
      <TextInput source="name" required helperText={false} />
      <DayInput source="expiresOn" />
    </>
  );
}
