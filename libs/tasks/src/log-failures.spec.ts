import { describe, expect, it, jest } from '@jest/globals';
import { JobFailedForGood } from '@balcao/jobs';
import { loggingFailures } from './log-failures.js';
import { runOf } from './testing/shop-ground.js';

describe('the log of a job', () => {
  const warn = jest.fn<(what: string, cause: unknown) => void>();
  const run = async (error: Error): Promise<void> => {
    warn.mockClear();
    const handlers = loggingFailures({ warn }, { pack: () => Promise.reject(error) });
    await expect(handlers['pack']?.(runOf({ id: 'P1', name: 'pack', payload: {} }))).rejects.toBe(
      error,
    );
  };

  it('says of what kind a failure is and where, and nothing of what it said', async () => {
    await run(new TypeError('no sums for rute@example.co.mz'));
    expect(warn).toHaveBeenCalledWith(
      'a job pack failed: TypeError',
      expect.stringContaining('log-failures.spec'),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain('rute');
  });

  it('says nothing of what is refused for good', async () => {
    await run(new JobFailedForGood('companies.closed'));
    expect(warn).not.toHaveBeenCalled();
  });
});
