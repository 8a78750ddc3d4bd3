import type { Row } from './collection.js';

/** What a field that queries may name can hold. */
export type Scalar = string | number | boolean | null;

/**
 * The operators of one field: the part of MongoDB's filter language that both adapters speak, with
 * its meaning: `$ne` finds rows without the field too, the comparisons never do. A field that is
 * null counts as absent: `$exists: false` finds it.
 */
export type Condition<V> =
  | V
  | {
      readonly $eq?: V;
      readonly $ne?: V;
      readonly $in?: readonly V[];
      readonly $gt?: V;
      readonly $gte?: V;
      readonly $lt?: V;
      readonly $lte?: V;
      readonly $exists?: boolean;
    };

type Comparable<V> = Extract<V, Scalar>;

/** All conditions hold. An operator outside this subset does not compile. */
export type Where<R extends Row> = {
  readonly [K in keyof R & string]?: Condition<Comparable<NonNullable<R[K]>>>;
} & { readonly $or?: readonly Where<R>[] };

/** A page of rows: which ones, in which order, how many. */
export interface Query<R extends Row> {
  readonly where?: Where<R>;
  /** Words, each of which begins some word of the row's search text, accents and case ignored. */
  readonly search?: string;
  /**
   * Names as in a dictionary, other text in the order of its code points, false before true, absent
   * first. Ties are broken by id in
   * the direction of the last field, so that pages never overlap and one index serves both
   * directions.
   */
  readonly sort?: readonly (readonly [field: keyof R & string, direction: 'asc' | 'desc'])[];
  readonly skip?: number;
  readonly limit?: number;
}

/**
 * Rows counted and added up. `sum` names integer fields; absent ones add nothing. Without `by` there
 * is exactly one group, else one for each combination of values, ascending.
 */
export interface GroupQuery<R extends Row> {
  readonly where?: Where<R>;
  readonly search?: string;
  readonly by?: readonly (keyof R & string)[];
  readonly sum?: readonly (keyof R & string)[];
}

/** One group of a `GroupQuery`: its values, its rows, the sums of its fields. */
export interface Group {
  readonly key: { readonly [field: string]: Scalar };
  readonly count: number;
  readonly sums: { readonly [field: string]: number };
}
