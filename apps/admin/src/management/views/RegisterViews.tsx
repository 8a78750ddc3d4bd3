import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { ManagementDefinition } from '../definition.js';
import { rowsPerPage } from './per-page.js';
import { contentOf } from './shown-list.js';
import type { ViewedList } from './use-shown-list.js';
import { ViewsMenu } from './ViewsMenu.js';

/** The views of a register. */
export function RegisterViews<R extends RaRecord>({
  definition,
}: {
  readonly definition: ManagementDefinition<R>;
}): ReactNode {
  const { resource, columns, sort, isArchivable = true } = definition;
  const sources = columns.map(({ source }) => source);
  const hidden = columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
  const viewed: ViewedList = {
    list: resource,
    storeKey: `${resource}.datatable`,
    sources,
    hidden,
  };
  const filters = isArchivable ? { isArchived: false } : {};
  const unchanged = contentOf(
    { filters, sort, perPage: rowsPerPage(), hidden, ranks: undefined, widths: undefined },
    sources,
  );
  return <ViewsMenu viewed={viewed} unchanged={unchanged} />;
}
