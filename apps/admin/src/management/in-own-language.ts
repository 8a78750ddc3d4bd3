import type { Language } from '@balcao/messages';
import type { RaRecord } from 'react-admin';
import type { Column, ManagementDefinition } from './definition.js';

interface NamedInBoth extends RaRecord {
  readonly name: string;
  readonly namePt: string;
}

/**
 * A register whose records have names in both languages, as a reader of one sees it: the own name
 * stands where the definition has the English one, and the other where it has the Portuguese.
 */
export function inOwnLanguage<R extends NamedInBoth>(
  definition: ManagementDefinition<R>,
  language: Language,
): ManagementDefinition<R> {
  if (language === 'en') return definition;
  const { nameOf, card, columns, sort } = definition;
  return {
    ...definition,
    nameOf: (row) => nameOf(exchanged(row)),
    card: (row) => card(exchanged(row)),
    columns: columns.map(exchangedColumn),
    sort: { ...sort, field: otherName[sort.field] ?? sort.field },
  };
}

const otherName: Readonly<Record<string, 'name' | 'namePt'>> = { name: 'namePt', namePt: 'name' };

const exchanged = <R extends NamedInBoth>(row: R): R => ({
  ...row,
  name: row.namePt,
  namePt: row.name,
});

function exchangedColumn<R extends NamedInBoth>(column: Column<R>): Column<R> {
  const source = otherName[column.source];
  if (source === undefined) return column;
  const { render } = column;
  return { ...column, source, ...(render && { render: (row) => render(exchanged(row)) }) };
}
