import type { RaRecord } from 'react-admin';
import type { ManagementDefinition } from './definition.js';
import type { RecordList } from './use-neighbours.js';

/** The list of a register, as its records step through it. */
export const listOf = <R extends RaRecord>({
  resource,
  sort,
  only,
  isArchivable = true,
}: ManagementDefinition<R>): RecordList => ({
  resource,
  sort,
  only,
  filters: isArchivable ? { isArchived: false } : {},
});
