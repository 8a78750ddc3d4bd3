import type { RecordList } from '../../management/use-neighbours.js';

/** The list of a type's documents, as they are stepped through. */
export const listOfType = (typeId: string): RecordList => ({
  resource: 'documents',
  storeKey: `documents.${typeId}`,
  sort: { field: 'issuedOn', order: 'DESC' },
  filters: {},
  only: { typeId },
});
