import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { entryId } from '@balcao/domain';
import { runOf } from '../testing/shop-ground.js';
import { afterRows, type RowsGround } from './after-rows.js';

/** A journal whose last event is of the revision, and rows that show these, look by look. */
function groundAt(revision: number | undefined, ...shown: readonly number[]) {
  const left = [...shown];
  const ground = {
    events: { last: () => Promise.resolve(revision === undefined ? undefined : { revision }) },
    rows: {
      find: () => {
        const now = left.length > 1 ? left.shift() : left[0];
        return Promise.resolve(now === undefined ? [] : [{ id: entryId(now) }]);
      },
    },
  };
  return { ground: ground as unknown as RowsGround, left };
}

describe('a job that reads rows', () => {
  const handler = jest.fn(() => Promise.resolve('made'));
  const run = (signal?: AbortSignal) =>
    runOf({ id: 'job1', name: 'fiscal.file', payload: {} }, signal);

  afterEach(() => {
    jest.restoreAllMocks();
    handler.mockClear();
  });

  it('begins once the rows show the last event of the journal', async () => {
    const { ground, left } = groundAt(7, 5, 6, 7);
    expect(await afterRows(ground, handler)(run())).toBe('made');
    expect(left).toEqual([7]);
  });

  it('begins at once where nothing was recorded yet', async () => {
    const { ground } = groundAt(undefined);
    expect(await afterRows(ground, handler)(run())).toBe('made');
  });

  it('waits for rows that move on, however long they take', async () => {
    const { ground } = groundAt(7, 4, 5, 6, 7);
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 40_000));
    expect(await afterRows(ground, handler)(run())).toBe('made');
  });

  it('fails, to be tried again, where the rows have stood still for a minute', async () => {
    const { ground } = groundAt(7, 6);
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 40_000));
    await expect(afterRows(ground, handler)(run())).rejects.toThrow('as far as the journal');
    expect(handler).not.toHaveBeenCalled();
  });

  it('does not begin where it was cancelled meanwhile', async () => {
    const { ground } = groundAt(7, 6);
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(afterRows(ground, handler)(run(signal))).rejects.toThrow('cancelled');
    expect(handler).not.toHaveBeenCalled();
  });
});
