import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BegunErasure } from '@balcao/journal';
import { erasureLimits, Erasures } from './erasures.js';

const silva: BegunErasure = { companyId: 'GROCER', personId: 'SILVA' };

/** An erasure that is recorded, over rows that are behind at first. */
function recorded({ behind }: { readonly behind: number[] }) {
  const noted: BegunErasure[] = [silva];
  const keys = {
    begun: () => Promise.resolve([...noted]),
    finish: () => Promise.resolve(noted.splice(0)),
  };
  const ring = { keys, throwAway: jest.fn(() => Promise.resolve()) };
  const journals = {
    consult: () => Promise.resolve(['contact']),
    dropSnapshot: () => Promise.resolve(),
    revision: () => Promise.resolve(7),
  };
  const projections = {
    freshness: { waitFor: () => Promise.resolve(behind.shift() ?? 0) },
    scrub: () => Promise.resolve(true),
  };
  const past = { forget: () => Promise.resolve() };
  const ground = { ring, journals, projections, past } as unknown as object;
  const erasures = new Erasures(ground as ConstructorParameters<typeof Erasures>[0]);
  return { erasures, noted, throwAway: ring.throwAway };
}

const aMinute = () => jest.advanceTimersByTimeAsync(erasureLimits.retryMs);

describe('an erasure that is recorded', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is finished at once where the rows are not behind', async () => {
    const { erasures, noted, throwAway } = recorded({ behind: [] });
    await erasures.finish('GROCER', 'SILVA');
    expect(noted).toEqual([]);
    await aMinute();
    expect(throwAway).toHaveBeenCalledTimes(1);
  });

  it('is tried again every minute while rows are rebuilt, and then no more', async () => {
    const { erasures, noted, throwAway } = recorded({ behind: [3, 2] });
    await erasures.finish('GROCER', 'SILVA');
    expect(noted).toEqual([silva]);
    await aMinute();
    expect(noted).toEqual([silva]);
    await aMinute();
    expect(noted).toEqual([]);
    await aMinute();
    expect(throwAway).toHaveBeenCalledTimes(3);
  });

  it('is tried again where a store was away at the start', async () => {
    const { erasures, noted, throwAway } = recorded({ behind: [] });
    throwAway.mockRejectedValueOnce(new Error('away'));
    const warn = jest.fn();
    await erasures.resume(warn);
    expect(warn).toHaveBeenCalledWith('an erasure is not finished', new Error('away'));
    expect(noted).toEqual([silva]);
    await aMinute();
    expect(noted).toEqual([]);
  });

  it('is left to the next start once the server stops', async () => {
    const { erasures, noted } = recorded({ behind: [3] });
    await erasures.finish('GROCER', 'SILVA');
    erasures.stop();
    await aMinute();
    expect(noted).toEqual([silva]);
  });
});
