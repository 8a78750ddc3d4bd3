import type { ThreadStop } from '@balcao/sqlite';
import type { AnyCollection, FieldType } from '../collection.js';
import type { AnyGroupQuery, AnyQuery } from './row-queries.js';

/** What a reader is begun with. */
export interface ReaderData {
  /** The database file. */
  readonly path: string;
  readonly stop: ThreadStop;
}

/** What a query needs of a collection: functions do not pass between threads. */
export interface SentCollection {
  readonly name: string;
  readonly version: number;
  readonly build: number;
  readonly fields: { readonly [field: string]: FieldType | undefined };
  readonly fixed: readonly string[];
  readonly isSearched: boolean;
}

/** What one question asks; its queries are checked by the thread that answers. */
export type Read =
  | { readonly kind: 'get'; readonly id: string }
  | { readonly kind: 'getMany'; readonly ids: readonly string[] }
  | { readonly kind: 'find' | 'count'; readonly query: AnyQuery }
  | { readonly kind: 'group'; readonly query: AnyGroupQuery };

/** One question to a reader; `number` finds who waits for its answer. */
export interface ReadRequest {
  readonly number: number;
  readonly collection: SentCollection;
  readonly partition: string;
  readonly read: Read;
}

/** An error on its way between threads; `subject` is the field, or the fault of the store. */
export interface ReadFailure {
  readonly name: string;
  readonly message: string;
  readonly subject: string;
}

/** The answer as JSON text: parsing is cheaper than copying objects between threads. */
export type ReadReply =
  | { readonly number: number; readonly json: string | undefined }
  | {
      readonly number: number;
      readonly error: ReadFailure;
    };

/** The part of a collection that is sent to a reader. */
export function sentCollection(collection: AnyCollection): SentCollection {
  const { name, version, build = 0, fields, fixed = [], searchText } = collection;
  return { name, version, build, fields, fixed, isSearched: searchText !== undefined };
}

/** The collection as a reader sees it. */
export function receivedCollection({ isSearched, ...sent }: SentCollection): AnyCollection {
  return isSearched ? { ...sent, indexes: [], searchText: () => '' } : { ...sent, indexes: [] };
}
