import { describe, expect, it } from '@jest/globals';
import { changesOf, readable, reasonOf, shownText } from './history.js';

describe('an event in a history', () => {
  it('is named as a sentence begins', () => {
    expect(readable('ArticleCategoryChanged')).toBe('Article category changed');
  });

  it('says what was before and after, of each field that either names', () => {
    const data = { id: 'rice', before: { unit: 'kg' }, after: { unit: 'un', categoryId: 'food' } };
    expect(changesOf(data)).toEqual([
      { field: 'unit', before: 'kg', after: 'un' },
      { field: 'categoryId', before: undefined, after: 'food' },
    ]);
  });

  it('is shown with a dash for nothing, and a list as its parts', () => {
    const values = [undefined, null, '', 'kg', ['600', '601'], [], 3];
    expect(values.map(shownText)).toEqual(['–', '–', '–', 'kg', '600, 601', '–', '3']);
    expect(shownText({ name: 'Transportes', contact: '84' })).toBe('Transportes, 84');
  });

  it('says why, in the words that were given', () => {
    const data = { id: 'fuel', reason: 'Paid twice' };
    expect(reasonOf({ type: 'ExpenseCancelled', data })).toBe('Paid twice');
  });

  it('says no reason where none was given, or a program chose it', () => {
    expect(reasonOf({ type: 'ApiKeyRevoked', data: { id: 'key', reason: '' } })).toBeUndefined();
    expect(reasonOf({ type: 'ArticleArchived', data: { id: 'rice' } })).toBeUndefined();
    const missing = { id: 'gap', reason: 'neverReceived' };
    expect(reasonOf({ type: 'DocumentNumberMissing', data: missing })).toBeUndefined();
  });

  it('has no changes where it is no change', () => {
    expect(changesOf({ id: 'rice', name: 'Rice' })).toEqual([]);
  });
});
