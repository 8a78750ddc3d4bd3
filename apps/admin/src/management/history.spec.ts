import { describe, expect, it } from '@jest/globals';
import { changesOf, readable } from './history.js';

describe('an event in a history', () => {
  it('is named as a sentence begins', () => {
    expect(readable('ArticleCategoryChanged')).toBe('Article category changed');
  });

  it('shows what was before and after, and a dash for nothing', () => {
    const data = { id: 'rice', before: { unit: 'kg' }, after: { unit: 'un', categoryId: 'food' } };
    expect(changesOf(data)).toEqual([
      { field: 'unit', before: 'kg', after: 'un' },
      { field: 'categoryId', before: '–', after: 'food' },
    ]);
  });

  it('has no changes where it is no change', () => {
    expect(changesOf({ id: 'rice', name: 'Rice' })).toEqual([]);
  });
});
