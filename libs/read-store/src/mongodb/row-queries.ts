import type { Collection as MongoCollection, SortDirection } from 'mongodb';
import type { AnyCollection, Collection, Row } from '../collection.js';
import { QueryTooSlow } from '../errors.js';
import { fieldsOf, parseWhere } from '../filter.js';
import { parseAmount, parseGroup, parseSort } from '../page.js';
import type { SortKey } from '../page.js';
import type { Group, GroupQuery, Query, Scalar } from '../query.js';
import { soughtIn } from '../search.js';
import { beginning, boundedConditionOf, conditionOf, orderPathOf, valueOf } from './condition.js';
import { isTooSlow } from './failures.js';
import type { RowSets } from './row-sets.js';
import { storedId } from './stored-row.js';
import type { StoredRow } from './stored-row.js';

/** What `$group` answers: the key's fields and the sums by their places. */
interface StoredGroup {
  readonly _id: Readonly<Record<string, Scalar>> | null;
  readonly count: number;
  readonly [sum: `sum_${number}`]: unknown;
}

/** Words that more rows have than this are common, and no search is driven by them if it can. */
const countedAtMost = 1_000;

/** A sort that has no index and much to sort may use the server's disk. */
const spill = { allowDiskUse: true } as const;
const rowAlone = { projection: { _id: 0, row: 1 } } as const;

/** Answers queries about the live rows. */
export class RowQueries {
  /** `deadlineMs`: how long the server works on one query before it is `QueryTooSlow`. */
  constructor(
    readonly sets: RowSets,
    private readonly deadlineMs: number,
  ) {}

  async get<R extends Row>(
    collection: Collection<R>,
    partition: string,
    id: string,
  ): Promise<R | undefined> {
    const [row] = await this.getMany(collection, partition, [id]);
    return row;
  }

  async getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly R[]> {
    if (ids.length === 0) return [];
    const filter = { partition, _id: { $in: ids.map((id) => storedId(partition, id)) } };
    const rows = await this.read(
      collection,
      [],
      (stored) => stored.find(filter, { ...rowAlone, ...this.bound }).toArray(),
      isEmpty,
    );
    const byId = new Map(rowsOf(rows).map((row) => [row.id, row as R]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async find<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Query<R>,
  ): Promise<readonly R[]> {
    const where = parseWhere(collection, query.where);
    const sort = parseSort(collection, query.sort);
    const limit = parseAmount(collection, 'limit', query.limit);
    const skip = parseAmount(collection, 'skip', query.skip) ?? 0;
    const fields = [...fieldsOf(where), ...sort.map(({ field }) => field)];
    if (isNothing(collection, query.search)) return [];
    const order = orderOf(collection, sort);
    const options = { ...rowAlone, ...spill, ...this.bound, sort: order, skip };
    const rows = await this.read(
      collection,
      fields,
      async (stored) => {
        // To MongoDB a limit of 0 is none.
        if (limit === 0) return [];
        const words = await rarestFirst(stored, partition, query.search);
        const filter = boundedConditionOf(partition, where, words);
        return stored.find(filter, { ...options, ...(limit && { limit }) }).toArray();
      },
      isEmpty,
    );
    return rowsOf(rows) as readonly R[];
  }

  async count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ): Promise<number> {
    const where = parseWhere(collection, query.where);
    if (isNothing(collection, query.search)) return 0;
    return this.read(
      collection,
      fieldsOf(where),
      async (stored) => {
        const words = await rarestFirst(stored, partition, query.search);
        return stored.countDocuments(conditionOf(partition, where, words), this.bound);
      },
      (count) => count === 0,
    );
  }

  async group<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: GroupQuery<R>,
  ): Promise<readonly Group[]> {
    const where = parseWhere(collection, query.where);
    const { by, sum } = parseGroup(collection, query.by, query.sum);
    const none = by.length === 0 ? [groupOf(collection, by, sum, { _id: null, count: 0 })] : [];
    if (isNothing(collection, query.search)) return none;
    const stages = [
      { $group: groupStage(by, sum) },
      ...(by.length === 0 ? [] : [{ $sort: ascending(by) }]),
    ];
    const groups = await this.read(
      collection,
      [...fieldsOf(where), ...by, ...sum],
      async (stored) => {
        const words = await rarestFirst(stored, partition, query.search);
        const $match = conditionOf(partition, where, words);
        const options = { ...spill, ...this.bound };
        return stored.aggregate<StoredGroup>([{ $match }, ...stages], options).toArray();
      },
      isEmpty,
    );
    if (groups.length === 0) return none;
    return groups.map((group) => groupOf(collection, by, sum, group));
  }

  private get bound() {
    return { maxTimeMS: this.deadlineMs };
  }

  private async read<T>(
    collection: AnyCollection,
    fields: readonly string[],
    query: (rows: MongoCollection<StoredRow>) => Promise<T>,
    isNone: (answer: T) => boolean,
  ): Promise<T> {
    try {
      return await this.sets.read(collection, fields, query, isNone);
    } catch (error) {
      if (!isTooSlow(error)) throw error;
      throw new QueryTooSlow(collection.name, this.deadlineMs);
    }
  }
}

/** Only the first word is looked up in the index, so the order of words decides the speed. */
async function rarestFirst(
  stored: MongoCollection<StoredRow>,
  partition: string,
  search = '',
): Promise<readonly string[]> {
  const words = soughtIn(search);
  if (words.length < 2) return words;
  const counted = words.map(async (word) => {
    const filter = { partition, ...beginning(word) };
    return { word, count: await stored.countDocuments(filter, { limit: countedAtMost }) };
  });
  const all = await Promise.all(counted);
  return all.sort((a, b) => a.count - b.count).map(({ word }) => word);
}

function isEmpty(answer: readonly unknown[]): boolean {
  return answer.length === 0;
}

/** A search in rows without search text finds nothing, unless it seeks nothing. */
function isNothing({ searchText }: AnyCollection, search: string | undefined): boolean {
  return searchText === undefined && soughtIn(search ?? '').length > 0;
}

/** A field that is named again sorts nothing any more, though MongoDB would take its direction. */
function orderOf(collection: AnyCollection, sort: readonly SortKey[]): Map<string, SortDirection> {
  const order = new Map<string, SortDirection>();
  for (const { field, direction } of sort) {
    const path = orderPathOf(collection, field);
    if (!order.has(path)) order.set(path, direction);
  }
  return order;
}

function rowsOf(stored: readonly Pick<StoredRow, 'row'>[]): readonly Row[] {
  return stored.flatMap(({ row }) => row ?? []);
}

/** An absent field and one that is null make one group. */
function groupStage(by: readonly string[], sum: readonly string[]): object {
  const key = by.map((field, place) => ({ [`key_${place}`]: { $ifNull: [valueOf(field), null] } }));
  const sums = sum.map((field, place) => ({ [`sum_${place}`]: { $sum: valueOf(field) } }));
  const _id: unknown = by.length === 0 ? null : Object.assign({}, ...key);
  return Object.assign({ _id, count: { $sum: 1 } }, ...sums) as object;
}

function ascending(by: readonly string[]): Readonly<Record<string, 1>> {
  return Object.fromEntries(by.map((_, place) => [`_id.key_${place}`, 1]));
}

function groupOf(
  { name }: AnyCollection,
  by: readonly string[],
  sum: readonly string[],
  group: StoredGroup,
): Group {
  const exact = (field: string, total: unknown): number => {
    if (Number.isSafeInteger(total)) return Number(total);
    throw new Error(`${name}.${field} adds up to more than can be told exactly`);
  };
  return {
    key: Object.fromEntries(by.map((field, place) => [field, group._id?.[`key_${place}`] ?? null])),
    count: group.count,
    sums: Object.fromEntries(
      sum.map((field, place) => [field, exact(field, group[`sum_${place}`] ?? 0)]),
    ),
  };
}
