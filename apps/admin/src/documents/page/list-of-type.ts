import type { RecordList } from '../../management/use-neighbours.js';

/** The list used to step through a type's documents. */
export const listOfType = (typeId: string): RecordList => ({
  resource: 'documents',
  storeKey: `documents.${typeId}`,
  sort: { field: 'issuedOn', order: 'DESC' },
  filters: {},
  only: { typeId },
});
