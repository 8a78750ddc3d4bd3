import { describe, expect, it } from '@jest/globals';
import { moveByKey, weeksOf } from './month.js';

describe('the weeks of a month', () => {
  it('begin on the Monday before its first day', () => {
    const november2026 = weeksOf('2026-11-15');
    expect(november2026[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
  });
});

describe('moving in a calendar', () => {
  it('goes by days, weeks and months', () => {
    expect(moveByKey('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
    expect(moveByKey('2026-11-30', 'ArrowUp')).toBe('2026-11-23');
    expect(moveByKey('2026-11-30', 'PageDown')).toBe('2026-12-01');
  });

  it('ignores other keys', () => {
    expect(moveByKey('2026-11-30', 'a')).toBeUndefined();
  });
});
