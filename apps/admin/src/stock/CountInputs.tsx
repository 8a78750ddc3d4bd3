import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** What a count begins with. */
export function CountInputs(): ReactNode {
  return (
    <>
      <ReferenceSelect source="warehouseId" reference="commercial/warehouse" required />
      <ReferenceSelect source="categoryId" reference="commercial/articles/categories" />
      <TextInput source="note" multiline className="form__whole" helperText={false} />
    </>
  );
}
