import { describe, expect, it } from '@jest/globals';
import { withRange } from './row-range.js';

const page = ['a', 'b', 'c', 'd', 'e'];

describe('ticking a row with Shift held', () => {
  it('selects all rows from the one ticked before, in either direction', () => {
    expect(withRange(page, ['b'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(withRange(page, ['d'], 'd', 'b')).toEqual(['d', 'b', 'c']);
  });

  it('leaves what is selected outside of them, also on other pages', () => {
    expect(withRange(page, ['z', 'a', 'd'], 'd', 'e')).toEqual(['z', 'a', 'd', 'e']);
  });

  it('takes them all away where the row was selected', () => {
    expect(withRange(page, ['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['a']);
  });
});
