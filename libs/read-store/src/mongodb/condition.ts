import type { Filter as MongoFilter } from 'mongodb';
import type { AnyCollection } from '../collection.js';
import { fieldType, type Clause, type Filter } from '../filter.js';
import { hasOrderKey } from '../order-key.js';
import { idBounds, storedId } from './stored-row.js';
import type { StoredRow } from './stored-row.js';

/** Where a field lies by which rows are sorted and found; within a partition ids are as `_id`. */
export function pathOf(field: string): string {
  if (field === 'id') return '_id';
  return field === 'revision' ? 'revision' : `row.${field}`;
}

const keyPathOf = (field: string) => `order.${field}`;

/** Where that lies by which rows are put in the order of a field. */
export function orderPathOf(collection: AnyCollection, field: string): string {
  return hasOrderKey(fieldType(collection, field)) ? keyPathOf(field) : pathOf(field);
}

/** Where a field's value can be read as the row has it. */
export function valueOf(field: string): string {
  return field === 'id' ? '$row.id' : `$${pathOf(field)}`;
}

/**
 * The rows of a partition that a filter and the beginnings of words find; by the index of words
 * only the first is looked up.
 */
export function conditionOf(
  partition: string,
  where: Filter,
  words: readonly string[],
): MongoFilter<StoredRow> {
  const conditions = [...clausesOf(partition, where), ...words.map(beginning)];
  return conditions.length === 0 ? { partition } : { partition, $and: conditions };
}

/**
 * The same, with bounds that say nothing new, but let the index that every collection has serve
 * where rows are sorted by id or no index was declared.
 */
export function boundedConditionOf(
  partition: string,
  where: Filter,
  words: readonly string[],
): MongoFilter<StoredRow> {
  const [from, before] = idBounds(partition);
  return { ...conditionOf(partition, where, words), _id: { $gte: from, $lt: before } };
}

/** A word's beginning; words hold letters and digits only. */
export function beginning(word: string): { readonly words: { readonly $regex: string } } {
  return { words: { $regex: `^${word}` } };
}

function clausesOf(partition: string, { clauses, alternatives }: Filter): object[] {
  const all = clauses.map((clause) => ({ [comparedPath(clause)]: operatorOf(partition, clause) }));
  if (alternatives === undefined) return all;
  const $or = alternatives.map((filter) => {
    const $and = clausesOf(partition, filter);
    return $and.length === 0 ? {} : { $and };
  });
  return [...all, { $or }];
}

const comparedPath = (clause: Clause): string =>
  'isKey' in clause ? keyPathOf(clause.field) : pathOf(clause.field);

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
