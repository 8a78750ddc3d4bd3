import type { Books } from '../books.js';
import { refuse } from '../refusal.js';
import { lastChangeOf } from './previous.js';

/**
 * Refuses as stale when the caller has seen an older revision of the record than the last. What was
 * seen may be newer: a row has the revision of whatever changed it, a balance among its fields.
 */
export function refuseStale(books: Books, id: string, expected: number | undefined): void {
  if (expected === undefined) return;
  const actual = lastChangeOf(books, id) ?? -1;
  if (expected < actual) refuse('record.stale', { expected, actual });
}

const idShape = /^[A-Za-z0-9_]{1,64}$/;

/**
 * Whether a record may be called so: a stream may, and no object of any program that keeps records
 * by their ids has a member of this name before it is put there (`constructor`, `__proto__`).
 */
export const isRecordId = (id: string): boolean => idShape.test(id) && !(id in {});

/** Refuses an id that another record has, or that no record may have. */
export function refuseTakenId(books: Books, id: string, path = 'id'): void {
  if (!isRecordId(id)) refuse('record.invalidId', { id }, path);
  if (books.threads.records.has(id)) refuse('record.idTaken', { id }, path);
}
