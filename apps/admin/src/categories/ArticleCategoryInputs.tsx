import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';

/** What is written about a category of articles. */
export function ArticleCategoryInputs(): ReactNode {
  return (
    <>
      <TextInput source="name" required autoFocus helperText={false} />
      <ReferenceSelect source="parentId" reference="commercial/articles/categories" />
    </>
  );
}
