import type { FieldValue, Filter, Clause } from '../filter.js';
import type { SqlValue } from './database.js';
import { column, orderColumn } from './table.js';

/** A piece of SQL and the values bound to its question marks, in order. */
export interface Sql {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

const comparisons = { $eq: '=', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' } as const;

/** The condition of a filter; `IS NOT` and NULL give `$ne` and absent fields MongoDB's meaning. */
export function conditionOf(filter: Filter): Sql {
  const parts = filter.clauses.map(clauseOf);
  if (filter.alternatives !== undefined) parts.push(joined(filter.alternatives.map(conditionOf)));
  return {
    text: parts.length === 0 ? '1' : parts.map((part) => part.text).join(' AND '),
    values: parts.flatMap((part) => part.values),
  };
}

/** How a field's value lies in its column. */
export function sqlValue(value: FieldValue): SqlValue {
  return typeof value === 'boolean' ? Number(value) : value;
}

function clauseOf(clause: Clause): Sql {
  const name = 'isKey' in clause ? orderColumn(clause.field) : column(clause.field);
  switch (clause.operator) {
    case '$exists':
      return { text: `${name} IS ${clause.value ? 'NOT ' : ''}NULL`, values: [] };
    case '$in': {
      const [only, ...others] = clause.values;
      // One value keeps the index's order, a list does not.
      if (only !== undefined && others.length === 0) {
        return { text: `${name} = ?`, values: [sqlValue(only)] };
      }
      const list = JSON.stringify(clause.values.map(sqlValue));
      return { text: `${name} IN (SELECT value FROM json_each(?))`, values: [list] };
    }
    case '$ne':
      return { text: `${name} IS NOT ?`, values: [sqlValue(clause.value)] };
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return {
        text: `${name} ${comparisons[clause.operator]} ?`,
        values: [sqlValue(clause.value)],
      };
  }
}

function joined(alternatives: readonly Sql[]): Sql {
  return {
    text: balanced(alternatives.map(({ text }) => `(${text})`)),
    values: alternatives.flatMap(({ values }) => values),
  };
}

/** SQLite limits the depth of an expression, not its length: halves of halves stay shallow. */
function balanced(alternatives: readonly string[]): string {
  const [only = '', ...others] = alternatives;
  if (others.length === 0) return only;
  const half = Math.ceil(alternatives.length / 2);
  return `(${balanced(alternatives.slice(0, half))} OR ${balanced(alternatives.slice(half))})`;
}
