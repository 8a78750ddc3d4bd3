import { describe, expect, it } from '@jest/globals';
import { newsOf } from './new-rows.js';

describe('a list that others change', () => {
  const shown = { ids: ['FT2', 'FT1'], total: 2 };

  it('has no news while the same rows are in the same order', () => {
    expect(newsOf(shown, { ids: ['FT2', 'FT1'], total: 2 })).toBeUndefined();
  });

  it('counts the rows that have come, also those of other pages', () => {
    expect(newsOf(shown, { ids: ['FT4', 'FT3'], total: 4 })).toEqual({ count: 2 });
    expect(newsOf(shown, { ids: ['FT2', 'FT1'], total: 3 })).toEqual({ count: 1 });
  });

  it('has changed when rows have moved or gone', () => {
    expect(newsOf(shown, { ids: ['FT1', 'FT2'], total: 2 })).toEqual({ count: 0 });
    expect(newsOf(shown, { ids: ['FT2'], total: 1 })).toEqual({ count: 0 });
  });
});
