import type { Collection, GroupQuery, Query, Row, RowReader } from '@balcao/read-store';

/** Rows of a store, each read of which goes through `ask`. */
export abstract class AskedRows implements RowReader {
  constructor(private readonly rows: RowReader) {}

  protected abstract ask<T>(read: () => Promise<T>): Promise<T>;

  get<R extends Row>(collection: Collection<R>, partition: string, id: string) {
    return this.ask(() => this.rows.get(collection, partition, id));
  }

  getMany<R extends Row>(collection: Collection<R>, partition: string, ids: readonly string[]) {
    return this.ask(() => this.rows.getMany(collection, partition, ids));
  }

  find<R extends Row>(collection: Collection<R>, partition: string, query: Query<R>) {
    return this.ask(() => this.rows.find(collection, partition, query));
  }

  count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ) {
    return this.ask(() => this.rows.count(collection, partition, query));
  }

  group<R extends Row>(collection: Collection<R>, partition: string, query: GroupQuery<R>) {
    return this.ask(() => this.rows.group(collection, partition, query));
  }
}
