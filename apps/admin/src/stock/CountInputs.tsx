import type { ReactNode } from 'react';
import { TextInput, useGetList, type RaRecord } from 'react-admin';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { useOfferedValue } from '../fields/use-offered-value.js';

/** Two are enough to know that there is a choice. */
const inUse = { filter: { isArchived: false }, pagination: { page: 1, perPage: 2 } };

/** What a count begins with. */
export function CountInputs(): ReactNode {
  const { data: warehouses = [] } = useGetList<RaRecord>('commercial/warehouse', inUse);
  const [only] = warehouses.length === 1 ? warehouses : [];
  useOfferedValue('warehouseId', only === undefined ? undefined : String(only.id));
  return (
    <>
      <ReferenceSelect source="warehouseId" reference="commercial/warehouse" required />
      <ReferenceSelect source="categoryId" reference="commercial/articles/categories" />
      <TextInput source="note" multiline className="form__whole" helperText={false} />
    </>
  );
}
