import { describe, expect, it } from '@jest/globals';
import { isChargedIn } from './charged.js';

const content = (vatMinor: number, discountMinor = 0) => ({ totals: { vatMinor, discountMinor } });

describe('a document', () => {
  it('says VAT and discounts where somebody is charged, even with nothing', () => {
    expect(isChargedIn({ group: 'sales', content: content(0) })).toBe(true);
    expect(isChargedIn({ group: 'purchases', content: content(0) })).toBe(true);
  });

  it('within the house says them only where it was issued with them', () => {
    expect(isChargedIn({ group: 'internal', content: content(0) })).toBe(false);
    expect(isChargedIn({ group: 'internal', content: content(160) })).toBe(true);
    expect(isChargedIn({ group: 'internal', content: content(0, 50) })).toBe(true);
  });
});
