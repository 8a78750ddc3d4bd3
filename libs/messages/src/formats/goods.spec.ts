import { describe, expect, it } from '@jest/globals';
import { showGoods } from './goods.js';

describe('goods in one line', () => {
  it('say how much there is of each, in the language, and its batch', () => {
    const rice = { quantity: '5', articleName: 'Rice 25 kg' };
    const sugar = { quantity: '2.5', articleName: 'Sugar', batchName: 'L7' };
    expect(showGoods([rice, sugar], 'en')).toBe('5 × Rice 25 kg, 2.5 × Sugar L7');
    expect(showGoods([sugar], 'pt')).toBe('2,5 × Sugar L7');
    expect(showGoods([], 'pt')).toBe('');
  });
});
