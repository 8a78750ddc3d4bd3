import { describe, expect, it } from '@jest/globals';
import { lackOf, type Settlement, settlementOf } from './short-of.js';

const types = new Map<string, Settlement>([
  ['EC', 'reserved'],
  ['GR', 'gone'],
]);

describe('a line that takes from stock', () => {
  it('is short of more than is available', () => {
    expect(lackOf('41', '40', undefined)).toBe('1');
    expect(lackOf('40', '40', undefined)).toBeUndefined();
    expect(lackOf('6', '-22', undefined)).toBe('28');
  });

  it('is not short of what its own order has reserved', () => {
    expect(lackOf('40', '0', 'reserved')).toBeUndefined();
    expect(lackOf('40', '-5', 'reserved')).toBe('5');
  });

  it('is not short of what has left with a guide before', () => {
    expect(lackOf('40', '-5', 'gone')).toBeUndefined();
  });

  it('says nothing while the quantity or the stock is unknown', () => {
    expect(lackOf('', '0', undefined)).toBeUndefined();
    expect(lackOf('1', undefined, undefined)).toBeUndefined();
  });

  it('has its goods reserved by an order, gone with a guide, and free of an offer', () => {
    const from = (documentId: string) => ({ kept: { origin: { documentId, line: 0 } } });
    expect(settlementOf(from('EC_2026.1'), types)).toBe('reserved');
    expect(settlementOf(from('GR_2026.1'), types)).toBe('gone');
    expect(settlementOf(from('CT_2026.1'), types)).toBeUndefined();
    expect(settlementOf({}, types)).toBeUndefined();
  });
});
