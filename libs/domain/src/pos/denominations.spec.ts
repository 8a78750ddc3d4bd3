import { describe, expect, it } from '@jest/globals';
import { countedIn, denominationsOf } from './denominations.js';

describe('the notes and coins of a drawer', () => {
  it('are those of its register, from the greatest and each once', () => {
    expect(countedIn({ denominations: [5, 10_000, 2_000, 10_000] }, 'MZN')).toEqual([
      10_000, 2_000, 5,
    ]);
  });

  it('are all of the currency where the register names none', () => {
    for (const register of [undefined, {}, { denominations: [] }]) {
      expect(countedIn(register, 'MZN')).toEqual(denominationsOf('MZN'));
    }
  });
});
