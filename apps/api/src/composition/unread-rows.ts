import {
  StoreUnavailable,
  type Collection,
  type GroupQuery,
  type Query,
  type Row,
  type RowReader,
} from '@balcao/read-store';

/** Rows of which it is remembered what could last not be read. */
export interface CheckedRows extends RowReader {
  /** Asks that once more; throws while it still cannot be read. */
  askAgain(): Promise<void>;
}

/**
 * Remembers the last query that failed for a lasting fault, such as a damaged page: other pages of
 * the file are read as if nothing were wrong, so that only the same query shows whether it is.
 */
export class UnreadRows implements CheckedRows {
  #unread: (() => Promise<unknown>) | undefined;

  constructor(private readonly rows: RowReader) {}

  get<R extends Row>(collection: Collection<R>, partition: string, id: string) {
    return this.#ask(() => this.rows.get(collection, partition, id));
  }

  getMany<R extends Row>(collection: Collection<R>, partition: string, ids: readonly string[]) {
    return this.#ask(() => this.rows.getMany(collection, partition, ids));
  }

  find<R extends Row>(collection: Collection<R>, partition: string, query: Query<R>) {
    return this.#ask(() => this.rows.find(collection, partition, query));
  }

  count<R extends Row>(
    collection: Collection<R>,
    partition: string,
    query: Pick<Query<R>, 'where' | 'search'>,
  ) {
    return this.#ask(() => this.rows.count(collection, partition, query));
  }

  group<R extends Row>(collection: Collection<R>, partition: string, query: GroupQuery<R>) {
    return this.#ask(() => this.rows.group(collection, partition, query));
  }

  async askAgain(): Promise<void> {
    const ask = this.#unread;
    if (ask === undefined) return;
    await ask();
    if (this.#unread === ask) this.#unread = undefined;
  }

  async #ask<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof StoreUnavailable && error.fault !== undefined) this.#unread = ask;
      throw error;
    }
  }
}
