import { StoreUnavailable, type RowReader } from '@balcao/read-store';
import { AskedRows } from './asked-rows.js';

/** Rows of which it is remembered what could last not be read. */
export interface CheckedRows extends RowReader {
  /** Asks that once more; throws while it still cannot be read. */
  askAgain(): Promise<void>;
}

/**
 * Remembers the last query that failed for a lasting fault, such as a damaged page: other pages of
 * the file are read as if nothing were wrong, so that only the same query shows whether it is.
 */
export class UnreadRows extends AskedRows implements CheckedRows {
  #unread: (() => Promise<unknown>) | undefined;

  async askAgain(): Promise<void> {
    const ask = this.#unread;
    if (ask === undefined) return;
    await ask();
    if (this.#unread === ask) this.#unread = undefined;
  }

  protected async ask<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof StoreUnavailable && error.fault !== undefined) this.#unread = read;
      throw error;
    }
  }
}
