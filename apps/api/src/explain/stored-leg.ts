import {
  anyFields,
  type AnyCollection,
  anyRowsOf,
  type Collection,
  fieldType,
  type Group,
  type Query,
  type Row,
  type RowReader,
} from '@balcao/read-store';
import type { Contribution, Leg, Page, Place, Sum, Values } from './contributions.js';

/** What of a row adds to the figure: sums and differences of its fields. */
export type Term = readonly [field: string, sign: 1 | -1];

interface Stored {
  readonly rows: RowReader;
  readonly companyId: string;
  readonly collection: AnyCollection;
  readonly where: Readonly<Record<string, unknown>>;
  readonly search?: string;
  readonly terms: readonly Term[];
  /** What takes back subtracts: the field that names the document's type. */
  readonly signs?: { readonly field: string; readonly of: ReadonlyMap<string, 1 | -1> };
  /** The field that the rows are in the order of; missing where they have an order of their own. */
  readonly day?: string;
  /** How rows are described, if not by their collection. */
  readonly shownAs?: string;
}

type Where = Stored['where'];

/** Contributions that are rows of the store: pages of them are read, however many there are. */
export class StoredLeg implements Leg {
  readonly collection: string;
  readonly #of: Collection<Row>;

  constructor(private readonly stored: Stored) {
    this.collection = stored.shownAs ?? stored.collection.name;
    this.#of = anyRowsOf(stored.collection);
  }

  async sum(): Promise<Sum> {
    return added(await this.#groups([]), (group) => this.#amountIn(group));
  }

  async page({ day, skip }: Place, limit: number): Promise<Page> {
    const { day: field } = this.stored;
    const from = field !== undefined && day !== undefined ? dayFrom(field, day, this.stored) : {};
    const sort: Query<Row>['sort'] = field === undefined ? [] : this.#sorted('asc');
    const found = await this.#find({ ...this.stored.where, ...from }, { sort, skip, limit });
    if (found.length < limit) return { rows: found.map((row) => this.#contribution(row)) };
    const rows = found.map((row) => this.#contribution(row));
    if (field === undefined) return { rows, next: { skip: skip + found.length } };
    const last = found.at(-1)?.[field];
    if (typeof last !== 'string') return { rows, next: { skip: skip + found.length } };
    const ofLast = found.filter((row) => row[field] === last).length;
    return { rows, next: { day: last, skip: last === day ? skip + ofLast : ofLast } };
  }

  async newest(): Promise<Contribution | undefined> {
    if (this.stored.day === undefined) return undefined;
    const sort = this.#sorted('desc');
    const [row] = await this.#find(this.stored.where, { sort, limit: 1 });
    return row && this.#contribution(row);
  }

  by(field: string): Promise<ReadonlyMap<string, Sum>> | undefined {
    if (!isKept(this.stored.collection, field)) return undefined;
    return this.#by(field);
  }

  async #by(field: string): Promise<ReadonlyMap<string, Sum>> {
    const sums = new Map<string, Sum>();
    for (const group of await this.#groups([field])) {
      const value = group.key[field] ?? '';
      const known = sums.get(String(value)) ?? { count: 0, amount: 0 };
      const amount = known.amount + this.#amountIn(group);
      sums.set(String(value), { count: known.count + group.count, amount });
    }
    return sums;
  }

  async since(revision: number, limit: number): Promise<readonly Contribution[]> {
    const where = { ...this.stored.where, revision: { $gt: revision } };
    const found = await this.#find(where, { limit });
    return found.map((row) => this.#contribution(row));
  }

  async ofIds(ids: readonly string[]): Promise<readonly Contribution[]> {
    if (ids.length === 0) return [];
    const found = await this.#find({ ...this.stored.where, id: { $in: ids } }, {});
    return found.map((row) => this.#contribution(row));
  }

  async touchedSince(revision: number, limit: number): Promise<readonly string[]> {
    const found = await this.#find({ revision: { $gt: revision } }, { limit });
    return found.map(({ id }) => id);
  }

  #sorted(direction: 'asc' | 'desc'): NonNullable<Query<Row>['sort']> {
    const fields = anyFields([this.stored.day ?? 'id', 'id']);
    return fields.map((field) => [field, direction]);
  }

  async #find(where: Where, query: Pick<Query<Row>, 'sort' | 'skip' | 'limit'>) {
    const { rows, companyId, search } = this.stored;
    const asked = { ...query, where, ...(search !== undefined && { search }) };
    return (await rows.find(this.#of, companyId, asked)) as readonly Values[];
  }

  #groups(by: readonly string[]): Promise<readonly Group[]> {
    const { rows, companyId, where, search, terms, signs } = this.stored;
    const fields = [...new Set([...by, ...(signs === undefined ? [] : [signs.field])])];
    return rows.group(this.#of, companyId, {
      where,
      ...(search !== undefined && { search }),
      by: anyFields(fields),
      sum: anyFields(terms.map(([field]) => field)),
    });
  }

  #amountIn({ key, sums }: Group): number {
    return this.#signOf(key) * termsIn(this.stored.terms, sums);
  }

  #contribution(row: Values): Contribution {
    const amount = this.#signOf(row) * termsIn(this.stored.terms, row);
    return { collection: this.collection, row, amount };
  }

  #signOf(values: Readonly<Record<string, unknown>>): 1 | -1 {
    const { signs } = this.stored;
    const type = signs === undefined ? undefined : values[signs.field];
    return typeof type === 'string' ? (signs?.of.get(type) ?? 1) : 1;
  }
}

function termsIn(terms: readonly Term[], values: Readonly<Record<string, unknown>>): number {
  return terms.reduce((sum, [field, sign]) => {
    const value = values[field];
    return sum + sign * (typeof value === 'number' ? value : 0);
  }, 0);
}

function added(groups: readonly Group[], amountIn: (group: Group) => number): Sum {
  return groups.reduce(
    (sum, group) => ({ count: sum.count + group.count, amount: sum.amount + amountIn(group) }),
    { count: 0, amount: 0 },
  );
}

/** Rows from a day on, within the days that are asked for anyway. */
function dayFrom(field: string, day: string, { where }: Stored): Where {
  const own = where[field];
  if (typeof own === 'string') return {};
  const range = typeof own === 'object' && own !== null ? own : {};
  return { [field]: { ...range, $gte: day } };
}

function isKept(collection: AnyCollection, field: string): boolean {
  try {
    fieldType(collection, field);
    return true;
  } catch {
    return false;
  }
}
