import { describe, expect, it } from '@jest/globals';
import {
  isUnlikelyPrice,
  isUnlikelyQuantity,
  isUnlikelyReceived,
  isUnlikelySum,
} from './unlikely.js';

describe('a figure that is asked about again', () => {
  it('is more received than notes for the sum come to', () => {
    expect(isUnlikelyReceived(1_100_000, 4_500)).toBe(false);
    expect(isUnlikelyReceived(1_100_001, 4_500)).toBe(true);
    expect(isUnlikelyReceived(600_951_080_019_600, 4_500)).toBe(true);
    expect(isUnlikelyReceived(1_200_000, 100_001)).toBe(false);
  });

  it('is a quantity above 999, or several for more than a million', () => {
    expect(isUnlikelyQuantity('999', '45')).toBe(false);
    expect(isUnlikelyQuantity('999.5', '45')).toBe(true);
    expect(isUnlikelyQuantity('96385074', '0.01')).toBe(true);
    expect(isUnlikelyQuantity('20', '50000.01')).toBe(true);
    expect(isUnlikelyQuantity('1', '2000000')).toBe(false);
  });

  it('is a price above ten times the one before', () => {
    expect(isUnlikelyPrice('450', '45')).toBe(false);
    expect(isUnlikelyPrice('450.01', '45')).toBe(true);
    expect(isUnlikelyPrice('500', '0')).toBe(false);
    expect(isUnlikelyPrice('96385074', '0')).toBe(true);
  });

  it('is a sum that no drawer holds', () => {
    expect(isUnlikelySum(100_000_000)).toBe(false);
    expect(isUnlikelySum(9_638_507_400)).toBe(true);
  });
});
