import { changedFields } from '../admin/list-query.js';

type Fields = Readonly<Record<string, unknown>>;

/** What two people changed of one record at the same time. */
export interface Collision {
  /** The fields that somebody else changed since the form opened. */
  readonly theirs: readonly string[];
  /** Those of them that the form changes to something else. */
  readonly both: readonly string[];
  /** What is kept now, with what the form changes over it. */
  readonly merged: Fields;
}

/** Compares what a form opened with, what is kept now, and what stands in the form. */
export function collisionOf(opened: Fields, kept: Fields, written: Fields): Collision {
  const mine = changedFields(opened, written);
  const changed = { ...changedFields(kept, opened), ...changedFields(opened, kept) };
  const theirs = Object.keys(changed);
  const left = changedFields(kept, mine);
  const both = theirs.filter((name) => Object.hasOwn(left, name));
  return { theirs, both, merged: { ...kept, ...mine } };
}
