import { resourceOf } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { listQuery } from '../admin/list-query.js';
import { ComparedWithNow } from './ComparedWithNow.js';
import type { ComparedRow } from './comparison.js';

interface ComparedListProps<R extends RaRecord> {
  readonly nameOf: (row: R) => string;
}

/** The list around it, compared with what it shows now. */
export function ComparedList<R extends RaRecord>({ nameOf }: ComparedListProps<R>): ReactNode {
  const { resource, data, sort, page, perPage, ...context } = useListContext<R>();
  // What the screen lists at all, as documents of one type, is read of now as well.
  const filter: unknown = { ...context.filterValues, ...context.filter };
  if (data === undefined) return null;
  const query = listQuery({ filter, sort, pagination: { page, perPage } });
  // The rows are those of the list's own resource.
  const rows = data as readonly RaRecord[] as readonly ComparedRow[];
  return (
    <ComparedWithNow
      path={resourceOf(resource).path}
      query={query}
      rows={rows}
      resource={resource}
      nameOf={(row) => nameOf(row as RaRecord as R)}
    />
  );
}
