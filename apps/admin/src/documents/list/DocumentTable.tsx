import type { DocumentRow, DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Explained } from '../../explain/Explained.js';
import { rowFigure } from '../../explain/figure-of.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTypeName } from '../../layout/use-document-types.js';
import { ListTable } from '../../management/table/ListTable.js';
import { documentPath } from '../../routing/document-paths.js';
import { columnLabel, columnsOf } from './columns.js';

/** The storage key of the chosen columns. */
export const columnsKey = (typeId: string): string => `documents.${typeId}.datatable`;

/** The documents as a table; a click on one opens it. */
export function DocumentTable({ type }: { readonly type: DocumentTypeRow }): ReactNode {
  const t = useMessages();
  const nameOf = useTypeName();
  const columns = columnsOf(type);
  const figureOf = (row: DocumentRow, source: keyof DocumentRow) => {
    const column = columns.find((each) => each.source === source);
    const label = column === undefined ? '' : t(columnLabel(column, type));
    return rowFigure('documents', source, row.id, `${label} · ${row.reference}`);
  };
  return (
    <ListTable<DocumentRow>
      label={nameOf(type)}
      storeKey={columnsKey(type.id)}
      columns={columns.map((column) => ({
        ...column,
        label: t(columnLabel(column, type)),
        render: (row) =>
          column.isNumeric === true ? (
            <Explained isInRow figure={figureOf(row, column.source)}>
              {column.render(row)}
            </Explained>
          ) : (
            column.render(row)
          ),
      }))}
      open={({ id }) => documentPath(type.id, id)}
      nameOf={({ reference }) => reference}
      isSelectable
    />
  );
}
