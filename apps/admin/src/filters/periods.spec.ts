import { describe, expect, it } from '@jest/globals';
import { conditionOf, periodOf, rangeIn } from './periods.js';

const saturday = '2026-11-21';

describe('the name of some days', () => {
  it('is that of the period with the same days', () => {
    expect(periodOf({ from: '2026-01-01', to: '2026-12-31' }, saturday)).toBe('thisYear');
  });

  it('is none for days of one’s own', () => {
    expect(periodOf({ from: '2026-01-02', to: '2026-12-31' }, saturday)).toBeUndefined();
    expect(periodOf({ from: '2026-01-01' }, saturday)).toBeUndefined();
  });
});

describe('the filter for some days', () => {
  it('reads as it was written', () => {
    expect(rangeIn(conditionOf({ from: '2026-11-01' }))).toEqual({ from: '2026-11-01' });
    expect(conditionOf({})).toBeUndefined();
  });
});
