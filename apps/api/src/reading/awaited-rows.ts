import { AsyncLocalStorage } from 'node:async_hooks';
import { AskedRows } from '../composition/asked-rows.js';

/** Waits for the rows that the request is to see; none outside of a request that reads. */
export const awaited = new AsyncLocalStorage<() => Promise<void>>();

/** Rows that a request waits for when it reads them; reads of anything else never wait. */
export class AwaitedRows extends AskedRows {
  protected async ask<T>(read: () => Promise<T>): Promise<T> {
    await awaited.getStore()?.();
    return read();
  }
}
