import { describe, expect, it } from '@jest/globals';
import { pagesInReach } from './pages-in-reach.js';

describe('the pages that a list leads to', () => {
  it('are all of a few', () => {
    expect(pagesInReach(1, 1)).toEqual([1]);
    expect(pagesInReach(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are the first, the last and those about the one that is shown', () => {
    expect(pagesInReach(50, 4000)).toEqual([1, 'gap', 49, 50, 51, 'gap', 4000]);
  });

  it('are as many near either end', () => {
    expect(pagesInReach(1, 4000)).toEqual([1, 2, 3, 4, 'gap', 4000]);
    expect(pagesInReach(3, 4000)).toEqual([1, 2, 3, 4, 'gap', 4000]);
    expect(pagesInReach(4000, 4000)).toEqual([1, 'gap', 3997, 3998, 3999, 4000]);
  });
});
