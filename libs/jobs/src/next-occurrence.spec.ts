import { describe, expect, it } from '@jest/globals';
import { backoffAfter } from './backoff.js';
import { maxBackoffMs } from './limits.js';
import { nextOccurrence } from './next-occurrence.js';

const leapDay = Date.parse('2028-02-28T22:30:00Z');
const at = (ms: number) => new Date(ms).toISOString();

describe('the next occurrence', () => {
  it('of a pattern is in its time zone, and in UTC when it names none', () => {
    const pattern = '0 1 * * *';
    expect(at(nextOccurrence({ pattern, timeZone: 'Africa/Maputo' }, leapDay))).toBe(
      '2028-02-28T23:00:00.000Z',
    );
    expect(at(nextOccurrence({ pattern }, leapDay))).toBe('2028-02-29T01:00:00.000Z');
  });

  it('of an interval is the same for all who ask, and never the instant itself', () => {
    expect(at(nextOccurrence({ everyMs: 3_600_000 }, leapDay))).toBe('2028-02-28T23:00:00.000Z');
    expect(nextOccurrence({ everyMs: 500 }, 1_000)).toBe(1_500);
  });
});

describe('the wait after an attempt', () => {
  it('doubles, up to the longest', () => {
    expect([1, 2, 3, 4].map((attempts) => backoffAfter(attempts, 1_000))).toEqual([
      1_000, 2_000, 4_000, 8_000,
    ]);
    expect(backoffAfter(60, 1_000)).toBe(maxBackoffMs);
    expect(backoffAfter(5, 0)).toBe(0);
  });
});
