import { describe, expect, it } from '@jest/globals';
import { parties } from '@balcao/projections';
import { StoreUnavailable, type RowReader } from '@balcao/read-store';
import { UnreadRows } from './unread-rows.js';

/** Every way to read. */
const asked: readonly (readonly [string, (rows: RowReader) => Promise<unknown>])[] = [
  ['get', (rows) => rows.get(parties, 'PADARIA', 'a')],
  ['getMany', (rows) => rows.getMany(parties, 'PADARIA', ['a'])],
  ['find', (rows) => rows.find(parties, 'PADARIA', {})],
  ['count', (rows) => rows.count(parties, 'PADARIA', {})],
  ['group', (rows) => rows.group(parties, 'PADARIA', {})],
];

describe('rows that could not be read', () => {
  /** A store in which reading fails as long as there is an error. */
  function failing() {
    const store = { error: undefined as Error | undefined, reads: 0 };
    const read = () => {
      store.reads += 1;
      return store.error === undefined ? Promise.resolve('read') : Promise.reject(store.error);
    };
    const every = { get: read, getMany: read, find: read, count: read, group: read };
    return { store, rows: new UnreadRows(every as unknown as RowReader) };
  }

  it.each(asked)('are asked for again until they can be: %s', async (_, ask) => {
    const { store, rows } = failing();
    store.error = new StoreUnavailable('damaged', { fault: 'damaged' });
    await expect(ask(rows)).rejects.toThrow('damaged');
    await expect(rows.askAgain()).rejects.toThrow('damaged');
    store.error = undefined;
    await rows.askAgain();
    expect(store.reads).toBe(3);
    await rows.askAgain();
    expect(store.reads).toBe(3);
  });

  it('are forgotten where the store is only away, or the query was wrong', async () => {
    for (const error of [new StoreUnavailable('away'), new TypeError('a defect')]) {
      const { store, rows } = failing();
      store.error = error;
      await expect(rows.count(parties, 'PADARIA', {})).rejects.toBe(error);
      await rows.askAgain();
      expect(store.reads).toBe(1);
    }
  });
});
