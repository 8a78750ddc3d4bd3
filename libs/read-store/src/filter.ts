import type { AnyCollection, FieldType } from './collection.js';
import { UnsupportedQuery } from './errors.js';
import { decimalKey } from './order-key.js';

/** What a filter may compare with; `null` is asked for by `$exists`. */
export type FieldValue = string | number | boolean;

/** One condition on one field, checked against the collection's declaration. */
export type Clause =
  | {
      readonly field: string;
      readonly operator: '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte';
      readonly value: FieldValue;
      /** The value is a key that the field is sorted by, and is compared with those. */
      readonly isKey?: true;
    }
  | { readonly field: string; readonly operator: '$in'; readonly values: readonly FieldValue[] }
  | { readonly field: string; readonly operator: '$exists'; readonly value: boolean };

/** A filter in the form that adapters translate: all clauses, and some alternative, hold. */
export interface Filter {
  readonly clauses: readonly Clause[];
  readonly alternatives: readonly Filter[] | undefined;
}

/** How deep `$or` may nest, and how many conditions and values of `$in` a filter may have. */
export const filterLimits = { depth: 4, clauses: 10_000, values: 10_000 } as const;

/** The declared type of a field; `UnsupportedQuery` when there is none. */
export function fieldType(collection: AnyCollection, field: string): FieldType {
  if (field === 'id') return 'text';
  if (field === 'revision') return 'integer';
  const type = Object.hasOwn(collection.fields, field) ? collection.fields[field] : undefined;
  if (type === undefined) {
    throw new UnsupportedQuery(collection.name, field, 'is not a field that queries may name');
  }
  return type;
}

/** What a value of a field is: a name and a decimal are text like any other. */
export const valueTypeOf = (type: FieldType): Exclude<FieldType, 'name' | 'decimal'> =>
  type === 'name' || type === 'decimal' ? 'text' : type;

/** Checks a filter that may come from outside; `UnsupportedQuery` names what is refused. */
export function parseWhere(collection: AnyCollection, where: object = {}): Filter {
  const filter = parseFilter(collection, where, 0);
  if (fieldsOf(filter).length <= filterLimits.clauses) return filter;
  throw new UnsupportedQuery(collection.name, '$or', 'has too many conditions');
}

function parseFilter(collection: AnyCollection, where: object, depth: number): Filter {
  const clauses: Clause[] = [];
  let alternatives: readonly Filter[] | undefined;
  for (const [field, condition] of entries(where)) {
    if (field === '$or') alternatives = parseAlternatives(collection, condition, depth);
    else clauses.push(...parseCondition(collection, field, condition));
  }
  return { clauses, alternatives };
}

/** Every field that a filter names, in no order. */
export function fieldsOf(filter: Filter): readonly string[] {
  const nested = (filter.alternatives ?? []).flatMap(fieldsOf);
  return [...filter.clauses.map((clause) => clause.field), ...nested];
}

function parseAlternatives(
  collection: AnyCollection,
  alternatives: unknown,
  depth: number,
): readonly Filter[] {
  if (!Array.isArray(alternatives) || alternatives.length === 0) {
    throw new UnsupportedQuery(collection.name, '$or', 'takes a list of filters');
  }
  if (depth === filterLimits.depth) {
    throw new UnsupportedQuery(collection.name, '$or', 'is nested too deeply');
  }
  return alternatives.map((alternative: unknown) => {
    if (isPlain(alternative)) return parseFilter(collection, alternative, depth + 1);
    throw new UnsupportedQuery(collection.name, '$or', 'takes a list of filters');
  });
}

function parseCondition(collection: AnyCollection, field: string, condition: unknown): Clause[] {
  const type = fieldType(collection, field);
  const value = (given: unknown): FieldValue => parseValue(collection, field, type, given);
  if (!isPlain(condition)) return [{ field, operator: '$eq', value: value(condition) }];
  return entries(condition).map(([operator, operand]): Clause => {
    switch (operator) {
      case '$eq':
      case '$ne':
        return { field, operator, value: value(operand) };
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return { field, operator, ...comparedWith(type, value(operand)) };
      case '$in':
        if (!Array.isArray(operand) || operand.length > filterLimits.values) {
          throw new UnsupportedQuery(collection.name, field, '$in takes a list, not too long');
        }
        return { field, operator, values: operand.map(value) };
      case '$exists':
        if (typeof operand === 'boolean') return { field, operator, value: operand };
        throw new UnsupportedQuery(collection.name, field, '$exists takes true or false');
      default:
        throw new UnsupportedQuery(collection.name, field, `has no operator ${operator}`);
    }
  });
}

/** Decimals are compared by their size, all else as it is. */
function comparedWith(type: FieldType, value: FieldValue) {
  if (type !== 'decimal') return { value };
  return { value: decimalKey(String(value)), isKey: true as const };
}

function parseValue(
  collection: AnyCollection,
  field: string,
  type: FieldType,
  value: unknown,
): FieldValue {
  const kind = valueTypeOf(type);
  if (kind === 'text' && typeof value === 'string') return value;
  if (kind === 'boolean' && typeof value === 'boolean') return value;
  if (kind === 'integer' && typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new UnsupportedQuery(collection.name, field, `is compared with ${kind} alone`);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entries(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value as Readonly<Record<string, unknown>>);
}
