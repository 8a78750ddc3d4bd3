import { describe, expect, it } from '@jest/globals';
import { amountOf, spellingsOf } from './searched-words.js';

describe('the words of a search', () => {
  it('are also the number whose groups they are', () => {
    expect(spellingsOf('400 123 454')).toEqual(['400 123 454', '400123454']);
    expect(spellingsOf('841234567')).toEqual(['841234567']);
    expect(spellingsOf('hotel do sol')).toEqual(['hotel do sol']);
    expect(spellingsOf('FT 2026/12')).toEqual(['FT 2026/12']);
  });

  it.each(['+258 84 123 4567', '00258841234567', '258 84 123 4567', '(+258) 84-123-4567'])(
    'are a telephone number without the code of its country: %s',
    (words) => {
      expect(spellingsOf(words)[0]).toBe(words);
      expect(spellingsOf(words).at(-1)).toBe('841234567');
    },
  );

  it.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,5', 123_450],
    ['1234', 123_400],
    ['1.234', 123_400],
    ['58,99', 5_899],
    ['12,345', 1_234_500],
    ['3364 MZN', 336_400],
  ])('are an amount when they are written as one: %s', (words, minor) => {
    expect(amountOf(words)).toBe(minor);
  });

  it.each(['FT 2026/1', '1.234.56', '1,2,3', 'sol', '0', '', '1.23,45'])(
    'are no amount otherwise: %s',
    (words) => {
      expect(amountOf(words)).toBeUndefined();
    },
  );
});
