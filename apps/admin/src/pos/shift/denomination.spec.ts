import { describe, expect, it } from '@jest/globals';
import { showDenomination } from './denomination.js';

describe('a note or coin', () => {
  it('is named by what stands on it', () => {
    const shown = [100_000, 50_000, 100, 50].map((minor) => showDenomination(minor, 'en'));
    expect(shown).toEqual(['1\u202f000', '500', '1', '0.50']);
    expect(showDenomination(50, 'pt')).toBe('0,50');
  });
});
