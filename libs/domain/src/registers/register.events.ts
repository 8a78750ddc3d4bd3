import type { Decimal } from '@balcao/pricing';
import type { EventOf } from '../kernel/index.js';

/** What a record consists of, beside its id. */
export type FieldsOf = object;

/** The fields that a change touches, as they were and as they are; a missing one has no value. */
export interface FieldChanges<F extends FieldsOf> {
  readonly before: Partial<F>;
  readonly after: Partial<F>;
}

/** The life of a plain record: a change says what was before, so that histories read well. */
export type RegisterEvent<Noun extends string, F extends FieldsOf> =
  | EventOf<`${Noun}Registered`, F & { readonly id: string }>
  | EventOf<`${Noun}Changed`, FieldChanges<F> & { readonly id: string }>
  | EventOf<`${Noun}Archived`, { readonly id: string }>
  | EventOf<`${Noun}Restored`, { readonly id: string }>;

/** A field as it is sent: a decimal is a string that is still to be read. */
export type Sent<V> = V extends Decimal
  ? string
  : V extends readonly (infer E)[]
    ? readonly SentEntry<E>[]
    : V;

/** A line of a field that is a list. */
type SentEntry<E> = E extends Decimal ? string : E extends object ? SentFields<E> : E;

/** All fields of a new record, as they are sent. */
export type SentFields<F extends FieldsOf> = { readonly [K in keyof F]: Sent<F[K]> };

/** The fields to change, as they are sent; `null` takes a value away, a missing field stays. */
export type SentChanges<F extends FieldsOf> = { readonly [K in keyof F]?: Sent<F[K]> | null };

/** Begins a record: `RegisterArticle`. */
export interface RegisterCommand<Noun extends string, F extends FieldsOf> {
  readonly type: `Register${Noun}`;
  /** Chosen by the caller: letters, digits and `_`. */
  readonly id: string;
  readonly fields: SentFields<F>;
}

/** Changes some fields of a record that is not archived: `ChangeArticle`. */
export interface ChangeCommand<Noun extends string, F extends FieldsOf> {
  readonly type: `Change${Noun}`;
  readonly id: string;
  readonly fields: SentChanges<F>;
  /** The revision that the caller has seen; refused as stale when the record has moved on. */
  readonly expectedRevision?: number;
}

/** Takes a record off the lists, never out of the books: `ArchiveArticle`. */
export interface ArchiveCommand<Noun extends string> {
  readonly type: `Archive${Noun}`;
  readonly id: string;
  readonly expectedRevision?: number;
}

/** Puts an archived record back: `RestoreArticle`. */
export interface RestoreCommand<Noun extends string> {
  readonly type: `Restore${Noun}`;
  readonly id: string;
  readonly expectedRevision?: number;
}
