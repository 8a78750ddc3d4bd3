import type { Filter as MongoFilter } from 'mongodb';
import type { Clause, Filter } from '../filter.js';
import { searchWords } from '../search.js';
import { idBounds, storedId } from './stored-row.js';
import type { StoredRow } from './stored-row.js';

/** Where a field lies by which rows are sorted and found; within a partition ids are as `_id`. */
export function pathOf(field: string): string {
  if (field === 'id') return '_id';
  return field === 'revision' ? 'revision' : `row.${field}`;
}

/** Where a field's value can be read as the row has it. */
export function valueOf(field: string): string {
  return field === 'id' ? '$row.id' : `$${pathOf(field)}`;
}

/**
 * The rows of a partition that a filter and a search find. The bounds of `_id` say nothing that the
 * partition does not, but let the first index of all serve where no other was declared.
 */
export function conditionOf(
  partition: string,
  where: Filter,
  search: string | undefined,
): MongoFilter<StoredRow> {
  const [from, before] = idBounds(partition);
  const found = search === undefined ? [] : searchWords(search).map(beginning);
  const conditions = [...clausesOf(partition, where), ...found];
  const bounds = { partition, _id: { $gte: from, $lt: before } };
  return conditions.length === 0 ? bounds : { ...bounds, $and: conditions };
}

/** A word's beginning, which the index of words is read by. Words hold letters and digits only. */
function beginning(word: string): object {
  return { words: { $regex: `^${word}` } };
}

function clausesOf(partition: string, { clauses, alternatives }: Filter): object[] {
  const all = clauses.map((clause) => ({ [pathOf(clause.field)]: operatorOf(partition, clause) }));
  if (alternatives === undefined) return all;
  const $or = alternatives.map((filter) => {
    const $and = clausesOf(partition, filter);
    return $and.length === 0 ? {} : { $and };
  });
  return [...all, { $or }];
}

/** A field that is null counts as absent, which is how MongoDB compares with null. */
function operatorOf(partition: string, clause: Clause): object {
  const stored = (value: unknown): unknown =>
    clause.field === 'id' ? storedId(partition, String(value)) : value;
  switch (clause.operator) {
    case '$exists':
      return clause.value ? { $ne: null } : { $eq: null };
    case '$in':
      return { $in: clause.values.map(stored) };
    default:
      return { [clause.operator]: stored(clause.value) };
  }
}
