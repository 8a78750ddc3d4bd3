import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { rowsPerPage } from '../../management/views/per-page.js';
import { contentOf } from '../../management/views/shown-list.js';
import { ViewsMenu } from '../../management/views/ViewsMenu.js';
import { columnsOf } from './columns.js';
import { columnsKey } from './DocumentTable.js';

/** The views of a type's list of documents. */
export function DocumentViews({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const columns = columnsOf(type);
  const sources = columns.map(({ source }) => source);
  const hidden = columns.filter(({ isHidden }) => isHidden).map(({ source }) => source);
  const sort = { field: 'issuedOn', order: 'DESC' } as const;
  const asItComes = { ranks: undefined, widths: undefined };
  const unchanged = { filters: {}, sort, perPage: rowsPerPage(), hidden, ...asItComes };
  return (
    <ViewsMenu
      viewed={{ list: `documents/${type.id}`, storeKey: columnsKey(type.id), sources, hidden }}
      unchanged={contentOf(unchanged, sources)}
    />
  );
}
