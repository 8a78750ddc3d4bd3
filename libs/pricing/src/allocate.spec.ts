import { describe, expect, it } from '@jest/globals';
import { allocate } from './allocate.js';

describe('allocating a total', () => {
  it('gives spare cents to the largest remainders', () => {
    expect(allocate(100_00, [99_99, 250_00, 149_99, 2])).toEqual([20_00, 50_00, 30_00, 0]);
  });

  it('gives spare cents of equal remainders to the lower indexes', () => {
    expect(allocate(50_00, [1, 1, 1])).toEqual([16_67, 16_67, 16_66]);
  });

  it('mirrors a negative total', () => {
    expect(allocate(-50_00, [1, 1, 0])).toEqual([-25_00, -25_00, 0]);
  });

  it('shares equally where nobody has a weight', () => {
    expect(allocate(3, [0, 0])).toEqual([2, 1]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
    expect(allocate(0, [])).toEqual([]);
  });

  it('is exact where products leave the safe integers', () => {
    const total = Number.MAX_SAFE_INTEGER;
    expect(allocate(total, [total, total])).toEqual([(total + 1) / 2, (total - 1) / 2]);
  });

  it('fails loudly on a negative weight, and on nobody to allocate to', () => {
    // Too deep a recursion is a RangeError as well.
    expect(() => allocate(1, [2, -1])).toThrow('a weight is negative');
    expect(() => allocate(1, [])).toThrow('nobody to allocate to');
  });
});
