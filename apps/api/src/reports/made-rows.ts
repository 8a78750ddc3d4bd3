import {
  decimalKey,
  orderKeyOf,
  parseGroup,
  parseSort,
  parseWhere,
  type AnyCollection,
  type Clause,
  type FieldValue,
  type Filter,
  type Group,
  type Row,
  type RowReader,
} from '@balcao/read-store';

type Values = Readonly<Record<string, unknown>>;

/** Rows of a collection that are worked out; those of any other are the store's. */
export class MadeRows {
  constructor(
    private readonly collection: AnyCollection,
    private readonly made: readonly Row[],
  ) {}

  /** A reader of both. */
  over(store: RowReader): RowReader {
    const isMade = ({ name }: AnyCollection) => name === this.collection.name;
    return {
      get: store.get.bind(store),
      getMany: store.getMany.bind(store),
      find: (collection, partition, query) =>
        isMade(collection)
          ? // The rows of the collection are those that were made for it.
            Promise.resolve(this.#find(query as Asked) as never)
          : store.find(collection, partition, query),
      count: (collection, partition, query) =>
        isMade(collection)
          ? Promise.resolve(this.#selected(query as Asked).length)
          : store.count(collection, partition, query),
      group: (collection, partition, query) =>
        isMade(collection)
          ? Promise.resolve(this.#group(query as Asked))
          : store.group(collection, partition, query),
    };
  }

  #selected({ where }: Asked): readonly (Row & Values)[] {
    const filter = parseWhere(this.collection, where);
    return this.made.filter((row): row is Row & Values => fits({ ...row }, filter));
  }

  #find({ sort, skip = 0, limit, ...asked }: Asked): readonly Row[] {
    const keys = parseSort(this.collection, sort);
    const sorted = [...this.#selected(asked)].sort((one, other) => {
      for (const { field, direction } of keys) {
        const order = compare(this.#keyOf(field, one[field]), this.#keyOf(field, other[field]));
        if (order !== 0) return direction === 'asc' ? order : -order;
      }
      return 0;
    });
    return sorted.slice(skip, limit === undefined ? undefined : skip + limit);
  }

  /** What a value is sorted by. */
  #keyOf(field: string, value: unknown): unknown {
    const type = this.collection.fields[field];
    if (type === undefined || typeof value !== 'string') return value;
    return orderKeyOf(type, value) ?? value;
  }

  #group(asked: Asked): readonly Group[] {
    const { by, sum } = parseGroup(this.collection, asked.by, asked.sum);
    const groups = new Map<string, Group>();
    for (const row of this.#selected(asked)) {
      const key = Object.fromEntries(by.map((field) => [field, scalarOf(row[field])]));
      const id = JSON.stringify(key);
      const known = groups.get(id) ?? { key, count: 0, sums: {} };
      groups.set(id, added(known, row, sum));
    }
    if (by.length > 0 || groups.size > 0) return [...groups.values()];
    return [{ key: {}, count: 0, sums: Object.fromEntries(sum.map((field) => [field, 0])) }];
  }
}

interface Asked {
  readonly where?: object;
  readonly sort?: readonly (readonly [field: string, direction: string])[];
  readonly skip?: number;
  readonly limit?: number;
  readonly by?: readonly string[];
  readonly sum?: readonly string[];
}

function added({ key, count, sums }: Group, row: Values, fields: readonly string[]): Group {
  const next = fields.map((field): [string, number] => {
    const value = row[field];
    return [field, (sums[field] ?? 0) + (typeof value === 'number' ? value : 0)];
  });
  return { key, count: count + 1, sums: Object.fromEntries(next) };
}

const scalarOf = (value: unknown): string | number | boolean | null =>
  isScalar(value) ? value : null;

const isScalar = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function fits(row: Values, { clauses, alternatives }: Filter): boolean {
  if (!clauses.every((clause) => holds(row[clause.field], clause))) return false;
  return alternatives === undefined || alternatives.some((each) => fits(row, each));
}

function holds(value: unknown, clause: Clause): boolean {
  if (clause.operator === '$exists') return isScalar(value) === clause.value;
  if (clause.operator === '$in') return isScalar(value) && clause.values.includes(value);
  if (clause.operator === '$ne') return value !== clause.value;
  if (!isScalar(value)) return false;
  if (clause.operator === '$eq') return value === clause.value;
  const compared = 'isKey' in clause ? decimalKey(String(value)) : value;
  const order = compare(compared, clause.value);
  if (clause.operator === '$gt') return order > 0;
  if (clause.operator === '$gte') return order >= 0;
  return clause.operator === '$lt' ? order < 0 : order <= 0;
}

/** Absent first, text by its code points. */
function compare(one: unknown, other: unknown): number {
  if (!isScalar(one) || !isScalar(other)) return Number(isScalar(one)) - Number(isScalar(other));
  return one < other ? -1 : Number(one > other);
}
