import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { entryId } from '@balcao/domain';
import { runOf } from '../testing/shop-ground.js';
import { afterRows, type RowsGround } from './after-rows.js';

/** A journal whose last event is of the revision, and rows that show it when looked at again. */
function groundAt(revision: number | undefined, looks: number) {
  const asked: string[] = [];
  const ground = {
    events: { last: () => Promise.resolve(revision === undefined ? undefined : { revision }) },
    rows: {
      get: (_model: unknown, _companyId: string, id: string) => {
        asked.push(id);
        return Promise.resolve(asked.length > looks ? { id } : undefined);
      },
    },
  };
  return { ground: ground as unknown as RowsGround, asked };
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
    const { ground, asked } = groundAt(7, 2);
    expect(await afterRows(ground, handler)(run())).toBe('made');
    expect(asked).toEqual([entryId(7), entryId(7), entryId(7)]);
  });

  it('begins at once where nothing was recorded yet', async () => {
    const { ground, asked } = groundAt(undefined, 0);
    expect(await afterRows(ground, handler)(run())).toBe('made');
    expect(asked).toEqual([]);
  });

  it('fails, to be tried again, where the rows do not get there in a minute', async () => {
    const { ground } = groundAt(7, 1_000);
    const begun = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(begun)
      .mockReturnValue(begun + 60_001);
    await expect(afterRows(ground, handler)(run())).rejects.toThrow('as far as the journal');
    expect(handler).not.toHaveBeenCalled();
  });

  it('does not begin where it was cancelled meanwhile', async () => {
    const { ground } = groundAt(7, 1_000);
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(afterRows(ground, handler)(run(signal))).rejects.toThrow('cancelled');
    expect(handler).not.toHaveBeenCalled();
  });
});
