import { BugError, unseenFields } from '@balcao/domain';
import {
  byName,
  type Collection,
  type Group,
  type GroupQuery,
  type Query,
  type Row,
  type RowReader,
  type Where,
} from '@balcao/read-store';
import { invalidFilter } from '../../http/invalid-filter.js';
import { ruleOf, type Condition } from './collection-rules.js';
import { readers, type Reader, type RowRules } from './row-rules.js';

/**
 * The rows of a store, as far as the reader may see them: every read of every route passes here.
 * Outside of a request there is nobody to read for, and nothing is read.
 */
export class RuledRows implements RowReader {
  constructor(
    private readonly rows: RowReader,
    private readonly reader?: Reader,
  ) {}

  /** The same rows for the one who asks now, also after the request has been answered. */
  bound(): RowReader {
    return new RuledRows(this.rows, this.#reader());
  }

  async get<R extends Row>(collection: Collection<R>, partition: string, id: string) {
    const [row] = await this.getMany(collection, partition, [id]);
    return row;
  }

  async getMany<R extends Row>(
    collection: Collection<R>,
    partition: string,
    ids: readonly string[],
  ): Promise<readonly R[]> {
    const rules = this.#rulesFor(partition);
    if (rules === undefined) return this.#rows.getMany(collection, partition, ids);
    const where = narrowed<R>(rules, collection, undefined);
    if (where === undefined) {
      const found = await this.#rows.getMany(collection, partition, ids);
      return found.map((row) => shown(rules, collection, row));
    }
    // The conditions hold in addition to the ids, and the rows are in the requested order.
    const found = await this.#rows.find(collection, partition, {
      where: { ...where, id: { $in: ids } },
    });
    const byId = new Map(found.map((row) => [row.id, shown(rules, collection, row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async find<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Query<R>,
  ): Promise<readonly R[]> {
    const rules = this.#rulesFor(partition);
    if (rules === undefined) return this.#rows.find(collection, partition, query);
    refuseHidden(
      rules,
      collection,
      query.where,
      query.sort?.map(([field]) => field),
    );
    const where = narrowed(rules, collection, query.where, query.search);
    const found = await this.#rows.find(collection, partition, {
      ...query,
      ...(where && { where }),
    });
    return found.map((row) => shown(rules, collection, row));
  }

  async count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ): Promise<number> {
    const rules = this.#rulesFor(partition);
    if (rules === undefined) return this.#rows.count(collection, partition, query);
    refuseHidden(rules, collection, query.where);
    const where = narrowed(rules, collection, query.where, query.search);
    return this.#rows.count(collection, partition, {
      ...query,
      ...(where && { where }),
    });
  }

  async group<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: GroupQuery<R>,
  ): Promise<readonly Group[]> {
    const rules = this.#rulesFor(partition);
    if (rules === undefined) return this.#rows.group(collection, partition, query);
    refuseHidden(rules, collection, query.where, [...(query.by ?? []), ...(query.sum ?? [])]);
    const where = narrowed(rules, collection, query.where, query.search);
    return this.#rows.group(collection, partition, {
      ...query,
      ...(where && { where }),
    });
  }

  /** Those of now, or of the moment that the request looks at. */
  get #rows(): RowReader {
    const reader = this.#reader();
    return (reader.kind === 'member' ? reader.past?.rows : undefined) ?? this.rows;
  }

  #reader(): Reader {
    const reader = this.reader ?? readers.getStore();
    if (reader === undefined) throw new BugError('rows are read for nobody: there is no request');
    return reader;
  }

  /** The rules of a member, who reads only rows of its own company; none for other routes. */
  #rulesFor(partition: string): RowRules | undefined {
    const reader = this.#reader();
    if (reader.kind === 'open') return undefined;
    if (reader.rules.companyId === partition) return reader.rules;
    throw new BugError(`rows of ${partition} are read for ${reader.rules.companyId}`);
  }
}

/** The rows that a query finds and the member sees; undefined where nothing narrows. */
function narrowed<R extends Row>(
  rules: RowRules,
  collection: Collection<R>,
  where: Where<R> | undefined,
  search = '',
): Where<R> | undefined {
  const rule = ruleOf(collection.name);
  const searched = search === '' ? undefined : rule?.searched?.(rules);
  const lists = [...(rule?.where?.(rules) ?? []), ...(searched ? [searched] : [])];
  if (lists.length === 0) return where;
  let inner: object = where ?? {};
  // Each list gets an `$or` of its own next to the query: neither can widen the other.
  for (const list of lists) inner = { $or: list.map((condition) => beside(condition, inner)) };
  return inner;
}

/** Requires both, regardless of the fields that they name. */
function beside(condition: Condition, inner: object): object {
  return Object.keys(inner).length === 0 ? condition : { ...condition, $or: [inner] };
}

function hiddenFields(rules: RowRules, name: string): readonly string[] {
  return [...(ruleOf(name)?.hidden?.(rules) ?? []), ...unseenFields(rules)];
}

/** Nobody learns by filters, orders and sums what the rows do not show. */
function refuseHidden<R extends Row>(
  rules: RowRules,
  collection: Collection<R>,
  where: object = {},
  named: readonly string[] = [],
): void {
  const unasked = ruleOf(collection.name)?.unasked?.(rules) ?? [];
  const hidden = [...hiddenFields(rules, collection.name), ...unasked];
  const found = [...fieldsIn(where), ...named].find((field) => hidden.includes(field));
  if (found !== undefined) throw invalidFilter(found);
}

/** The fields that a filter names, at any depth. */
function fieldsIn(where: unknown): readonly string[] {
  if (typeof where !== 'object' || where === null) return [];
  return Object.entries(where).flatMap(([field, inner]) => [field, ...fieldsIn(inner)]);
}

/** The row with the fields that the member sees. */
function shown<R extends Row>(rules: RowRules, collection: Collection<R>, row: R): R {
  const own = ruleOf(collection.name)?.hiddenOf?.(rules, byName(row)) ?? [];
  const hidden = [...hiddenFields(rules, collection.name), ...own];
  if (!hidden.some((field) => field in row)) return row;
  const kept = Object.entries(row).filter(([field]) => !hidden.includes(field));
  // What is left of a row without some of its fields.
  return Object.fromEntries(kept) as R;
}
