import { describe, expect, it } from '@jest/globals';
import { comparedTo } from './periods.js';

describe('a period is compared with', () => {
  const before = (from: string, to: string) => comparedTo('previous', { from, to });

  it('as many days before it', () => {
    expect(before('2026-03-02', '2026-03-08')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  });

  it('as many months before it, where it is of whole months', () => {
    expect(before('2026-03-01', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(before('2026-01-01', '2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });

  it('the same days a year before', () => {
    expect(comparedTo('year', { from: '2024-02-01', to: '2024-02-29' })).toEqual({
      from: '2023-02-01',
      to: '2023-02-28',
    });
  });

  it('nothing where it has no end', () => {
    expect(comparedTo('previous', { from: '2026-01-01' })).toBeUndefined();
    expect(comparedTo('none', { from: '2026-01-01', to: '2026-01-31' })).toBeUndefined();
  });
});
