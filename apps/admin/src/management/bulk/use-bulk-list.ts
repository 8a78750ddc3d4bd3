import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { ManagementDefinition } from '../definition.js';
import { useFilters } from '../use-filters.js';
import { archiveActions } from './archive-actions.js';
import type { BulkList } from './bulk-action.js';
import { usePermitted } from './use-permitted-actions.js';

/** The bulk actions of a register, and whether there are any. */
export function useBulkList<R extends RaRecord>(
  definition: ManagementDefinition<R>,
): { readonly list: BulkList<R>; readonly isSelectable: boolean } {
  const { resource, nameOf, only, bulk, isArchivable = true, hasMenu = true } = definition;
  const { isArchived } = useFilters().filters;
  const shown = isArchived === undefined ? 'both' : isArchived === true ? 'archived' : 'inUse';
  const list = useMemo(
    () => ({
      resource,
      nameOf,
      actions: [...(bulk ?? []), ...(isArchivable ? archiveActions(resource, shown) : [])],
      ...(only !== undefined && { only }),
    }),
    [resource, nameOf, bulk, isArchivable, only, shown],
  );
  const permitted = usePermitted(list);
  // Any register's rows can be written to a file; rows that are worked out have no ids to keep.
  return { list, isSelectable: permitted.length > 0 || hasMenu };
}
