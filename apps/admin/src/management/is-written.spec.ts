import { describe, expect, it } from '@jest/globals';
import { isWritten } from './is-written.js';

const till = { name: 'Caixa 1', favourites: ['rice'], prices: [{ category: 'A', price: '1.10' }] };

describe('what is written in a form', () => {
  it.each([
    ['the record as it is', { ...till, prices: [{ category: 'A', price: '1.10' }] }],
    ['a switch that the record lacks', { ...till, showsExpected: false }],
    ['lists and texts that it lacks', { ...till, series: [], note: '', limit: null }],
  ])('is nothing where there stands %s', (_, now) => {
    expect(isWritten(till, now)).toBe(false);
  });

  it.each([
    ['a text', { ...till, name: 'Caixa 2' }],
    ['a switch', { ...till, showsExpected: true }],
    ['an entry more', { ...till, favourites: ['rice', 'oil'] }],
    ['an entry less', { ...till, favourites: [] }],
    ['a field of an entry', { ...till, prices: [{ category: 'A', price: '1.20' }] }],
    ['a text taken away', { ...till, name: '' }],
  ])('is %s', (_, now) => {
    expect(isWritten(till, now)).toBe(true);
  });
});
