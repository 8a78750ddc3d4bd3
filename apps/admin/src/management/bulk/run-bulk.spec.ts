import { describe, expect, it } from '@jest/globals';
import { COMMANDS_AT_ONCE, runBulk, type RowOutcome } from './run-bulk.js';

const clients = Array.from({ length: 20 }, (_, index) => `client${index + 1}`);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');

describe('a command for many rows', () => {
  it('does what it can, and says why a row is refused', async () => {
    const outcomes: RowOutcome<string>[] = [];
    await runBulk({
      rows: clients,
      run: (row) =>
        row === 'client7' ? Promise.reject(new Error('in use')) : Promise.resolve(undefined),
      reasonOf,
      onOutcome: (outcome) => outcomes.push(outcome),
      signal: new AbortController().signal,
    });
    expect(outcomes).toHaveLength(20);
    expect(outcomes.filter(({ reason }) => reason !== undefined)).toEqual([
      { row: 'client7', reason: 'in use' },
    ]);
  });

  it('has only a few under way at once', async () => {
    let under = 0;
    let most = 0;
    await runBulk({
      rows: clients,
      run: async () => {
        under += 1;
        most = Math.max(most, under);
        await Promise.resolve();
        under -= 1;
      },
      reasonOf,
      onOutcome: () => undefined,
      signal: new AbortController().signal,
    });
    expect(most).toBe(COMMANDS_AT_ONCE);
  });

  it('begins no further row once it is stopped', async () => {
    const stop = new AbortController();
    const done: string[] = [];
    await runBulk({
      rows: clients,
      run: () => Promise.resolve(),
      reasonOf,
      onOutcome: ({ row }) => {
        done.push(row);
        if (done.length === 3) stop.abort();
      },
      signal: stop.signal,
    });
    expect(done.length).toBeLessThan(3 + COMMANDS_AT_ONCE);
  });
});
