/**
 * How the store keeps a field that may be filtered, sorted, summed or grouped by. A name is text
 * that is sorted as a dictionary is; a decimal is text of digits, sorted and compared by its size.
 */
export type FieldType = 'text' | 'name' | 'decimal' | 'integer' | 'boolean';

/**
 * What every row has. `partition` is the company's id (or the user's, in collections about users):
 * no query crosses it. `revision` is that of the event that last changed the row.
 */
export interface Row {
  readonly id: string;
  readonly revision: number;
}

/** The fields of a row that queries may name; only these are filtered, sorted and summed by. */
export type QueryableFields<R extends Row> = { readonly [K in keyof R & string]?: FieldType };

/** The fields of a row to who names them at run time only. */
export type FieldsByName = Readonly<Record<string, unknown>>;

/** The same row, read by names that were checked against its collection. */
export const byName = (row: object): FieldsByName => row as FieldsByName;

/** A kind of row: its name, the fields that queries may name, its indexes and its searched text. */
export interface Collection<R extends Row> {
  /** Lower case, words joined by `_`. */
  readonly name: string;
  /**
   * Raised with every change of the rows' shape or of the fold that makes them: the rows are then
   * rebuilt next to the old ones, which are read until the new ones have caught up.
   */
  readonly version: number;
  /** Which set of rows of this version, when a rebuild makes a second one; 0 when absent. */
  readonly build?: number;
  readonly fields: QueryableFields<R>;
  /** Each a list of fields in order; the partition comes before them and the id behind. */
  readonly indexes: readonly (readonly (keyof R & string)[])[];
  /** Those that a row keeps for as long as it is there: what they select is counted once. */
  readonly fixed?: readonly (keyof R & string)[];
  /**
   * Those that most rows lack, and by which no list is sorted: a store may leave rows without one
   * out of the indexes that begin with it.
   */
  readonly sparse?: readonly (keyof R & string)[];
  /** The text that the search box looks through, words of any language; '' when none. */
  readonly searchText?: (row: R) => string;
}

/** A collection whose kind of row does not matter; every `Collection<R>` is one. */
export interface AnyCollection {
  readonly name: string;
  readonly version: number;
  readonly build?: number;
  readonly fields: { readonly [field: string]: FieldType | undefined };
  readonly indexes: readonly (readonly string[])[];
  readonly fixed?: readonly string[];
  readonly sparse?: readonly string[];
  readonly searchText?: (row: never) => string;
}

/** Declares a collection; a helper that only fixes the types. */
export function defineCollection<R extends Row>(collection: Collection<R>): Collection<R> {
  return collection;
}

/**
 * A collection for callers that know field names only at run time: the caller has checked the
 * names, and rows pass through as they are, because their shape is defined by the collection and
 * the contract.
 */
export function anyRowsOf(collection: AnyCollection): Collection<Row> {
  return collection as unknown as Collection<Row>;
}

/** Field names for the queries of `anyRowsOf`, whose rows declare only what all rows have. */
export const anyFields = (names: readonly string[]): readonly (keyof Row)[] =>
  names as readonly (keyof Row)[];
