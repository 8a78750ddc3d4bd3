import { byName, type AnyCollection, type FieldType, type Row } from '../collection.js';
import type { RowChange } from '../read-store.js';
import { columnsFor } from './table.js';
import type { Table } from './table.js';

/** A change of a row that is known as it was. */
export type Changed = RowChange & { readonly row: Row; readonly before: Row };

/** What has to be said to change a row where it lies. */
export interface RowUpdate {
  readonly sql: string;
  /** The fields that it names, in their order. */
  readonly fields: Table['fields'];
  /** Whether the words follow the fields. */
  readonly hasWords: boolean;
}

/**
 * Changing rows without touching the indexes in which they stay where they are. SQLite takes a row
 * out of every index of a column that an update names, and puts it in again, also where the value
 * is the same: a document that is paid would leave and enter nine indexes for nothing.
 */
export class RowUpdates {
  readonly #known = new Map<string, RowUpdate>();

  constructor(
    readonly collection: AnyCollection,
    readonly table: Table,
  ) {}

  /** The same object for all changes that touch the same indexes. */
  of({ row, before }: Changed): RowUpdate {
    const [was, is] = [byName(before), byName(row)];
    const moves = this.collection.indexes.map((fields) =>
      fields.some((field) => was[field] !== is[field]),
    );
    const { searchText } = this.collection;
    const hasWords = searchText?.(before as never) !== searchText?.(row as never);
    const key = `${moves.map(Number).join('')}${hasWords ? 'w' : ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const update = this.#update(moves, hasWords);
    this.#known.set(key, update);
    return update;
  }

  /** `moves` tells of each index whether something in it has changed. */
  #update(moves: readonly boolean[], hasWords: boolean): RowUpdate {
    const { indexes } = this.collection;
    const staying = new Set(indexes.flatMap((fields, at) => (moves[at] === true ? [] : fields)));
    const fields: (readonly [string, FieldType])[] = this.table.fields.filter(
      ([field]) => !staying.has(field),
    );
    const named = ['revision', ...fields.flatMap(([field, type]) => columnsFor(field, type))];
    if (hasWords) named.push('words');
    named.push('row');
    const sql = `UPDATE ${this.table.name} SET ${named.map((name) => `${name} = ?`).join(', ')}
      WHERE partition = ? AND id = ? AND revision = ?`;
    return { sql, fields, hasWords };
  }
}
