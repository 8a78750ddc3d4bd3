import {
  anyFields,
  type AnyCollection,
  anyRowsOf,
  type Group,
  type Row,
  type RowReader,
} from '@balcao/read-store';

type Values = Readonly<Record<string, unknown>>;
type Sums = Readonly<Record<string, number>>;

/** Entries of one account or article in the order of their days, behind what there was before. */
export interface StatementSource {
  /** What the report asks for. */
  readonly asked: AnyCollection;
  /** Where the entries are, and which of them. */
  readonly collection: AnyCollection;
  readonly where: Values;
  /** The first row: what there was before, on the first day; none where there is no first day. */
  readonly opening: (Row & Values) | undefined;
  /** What the report adds up, as sums and differences of fields of the entries. */
  readonly sums: Readonly<Record<string, readonly (readonly [field: string, sign: 1 | -1])[]>>;
  /** What there is after each row, by the sum that it is of. */
  readonly running: (after: Sums) => Values;
}

interface Asked {
  readonly where?: Values;
  readonly skip?: number;
  readonly limit?: number;
  readonly by?: readonly string[];
  readonly sum?: readonly string[];
}

/** By what every collection of entries has. */
const inOrder = anyFields(['on', 'id']).map((field) => [field, 'asc'] as const);

/** A statement as rows of a report: pages of it are read, however long it is. */
export class StatementRows {
  constructor(private readonly source: StatementSource) {}

  /** A reader of the statement, and of all else that the store has. */
  over(store: RowReader): RowReader {
    const isAsked = ({ name }: AnyCollection) => name === this.source.asked.name;
    return {
      get: store.get.bind(store),
      getMany: store.getMany.bind(store),
      find: (collection, partition, query) =>
        isAsked(collection)
          ? // The rows of the collection are those that are made here.
            (this.#find(store, partition, query) as Promise<never>)
          : store.find(collection, partition, query),
      count: async (collection, partition, query) => {
        if (!isAsked(collection)) return store.count(collection, partition, query);
        const { of, where, isWhole } = this.#narrowed(query);
        return (await store.count(of, partition, { where })) + (this.#opens(isWhole) ? 1 : 0);
      },
      group: (collection, partition, query) =>
        isAsked(collection)
          ? this.#group(store, partition, query)
          : store.group(collection, partition, query),
    };
  }

  /** The entries that are asked for; they are the whole statement unless narrowed further. */
  #narrowed({ where: asked = {} }: Asked) {
    const { collection, where } = this.source;
    const isWhole = Object.entries(asked).every(
      ([field, condition]) => JSON.stringify(condition) === JSON.stringify(where[field]),
    );
    return { of: anyRowsOf(collection), where: { ...where, ...asked }, isWhole };
  }

  #opens(isWhole: boolean): boolean {
    return isWhole && this.source.opening !== undefined;
  }

  async #find(store: RowReader, partition: string, asked: Asked): Promise<readonly Row[]> {
    const { of, where, isWhole } = this.#narrowed(asked);
    const { opening } = this.source;
    const first = isWhole ? opening : undefined;
    const skip = asked.skip ?? 0;
    const showsFirst = first !== undefined && skip === 0;
    const found = await store.find(of, partition, {
      where,
      sort: inOrder,
      skip: first === undefined ? skip : Math.max(0, skip - 1),
      ...(asked.limit !== undefined && { limit: asked.limit - (showsFirst ? 1 : 0) }),
    });
    const rows = found.map((row): Row & Values => ({ ...row, ...this.#sumsIn({ ...row }) }));
    if (!isWhole) return rows;
    const [entry] = rows;
    let after = await this.#before(store, partition, entry, skip > 0);
    const whole = rows.map((row) => {
      after = added(after, this.#sumsIn(row));
      return { ...row, ...this.source.running(after) };
    });
    if (!showsFirst) return whole;
    return [{ ...first, ...this.source.running(this.#openingSums()) }, ...whole];
  }

  /** What there was before an entry. */
  async #before(
    store: RowReader,
    partition: string,
    entry: (Row & Values) | undefined,
    isLater: boolean,
  ): Promise<Sums> {
    if (entry === undefined || !isLater) return this.#openingSums();
    const { on, id } = entry;
    const { of, where } = this.#narrowed({});
    const $or = [{ on: { $lt: on } }, { on, id: { $lt: id } }];
    const [group] = await store.group(of, partition, {
      where: { ...where, $or },
      sum: anyFields(this.#fields(Object.keys(this.source.sums))),
    });
    return added(this.#openingSums(), group === undefined ? {} : this.#sumsIn(group.sums));
  }

  async #group(store: RowReader, partition: string, asked: Asked): Promise<readonly Group[]> {
    const { of, where, isWhole } = this.#narrowed(asked);
    const { by = [], sum = [] } = asked;
    const found = await store.group(of, partition, {
      where,
      by: anyFields(by),
      sum: anyFields(this.#fields(sum)),
    });
    const groups = found.map((group) => ({ ...group, sums: this.#sumsIn(group.sums, sum) }));
    const { opening } = this.source;
    if (opening === undefined || !isWhole) return groups;
    const key = Object.fromEntries(by.map((field) => [field, textOf(opening[field])]));
    return [...groups, { key, count: 1, sums: this.#openingSums() }];
  }

  #fields(sums: readonly string[]): readonly string[] {
    const named = sums.flatMap((sum) => (this.source.sums[sum] ?? []).map(([field]) => field));
    return [...new Set(named)];
  }

  #sumsIn(values: Values, sums: readonly string[] = Object.keys(this.source.sums)): Sums {
    const sumOf = (sum: string) =>
      (this.source.sums[sum] ?? []).reduce((total, [field, sign]) => {
        const value = values[field];
        return total + (typeof value === 'number' ? sign * value : 0);
      }, 0);
    return Object.fromEntries(sums.map((sum) => [sum, sumOf(sum)]));
  }

  #openingSums(): Sums {
    const { opening, sums } = this.source;
    const valueOf = (sum: string) => {
      const value = opening?.[sum];
      return typeof value === 'number' ? value : 0;
    };
    return Object.fromEntries(Object.keys(sums).map((sum) => [sum, valueOf(sum)]));
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const added = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((sum) => [sum, (one[sum] ?? 0) + (other[sum] ?? 0)]),
  );
