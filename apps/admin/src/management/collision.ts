import { changedFields } from '../admin/list-query.js';

type Fields = Readonly<Record<string, unknown>>;

/** Concurrent changes of two users to one record. */
export interface Collision {
  /** The fields that somebody else changed since the form opened. */
  readonly theirs: readonly string[];
  /** Those that the form changes to another value. */
  readonly both: readonly string[];
  /** The stored record with the form's changes applied. */
  readonly merged: Fields;
}

/** Compares the record a form opened with, the stored one, and the form's values. */
export function collisionOf(opened: Fields, kept: Fields, written: Fields): Collision {
  const mine = changedFields(opened, written);
  const changed = { ...changedFields(kept, opened), ...changedFields(opened, kept) };
  const theirs = Object.keys(changed);
  const left = changedFields(kept, mine);
  const both = theirs.filter((name) => Object.hasOwn(left, name));
  return { theirs, both, merged: { ...kept, ...mine } };
}
