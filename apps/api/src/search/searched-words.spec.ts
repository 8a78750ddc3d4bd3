import { describe, expect, it } from '@jest/globals';
import { amountOf, inOneTaxNumber, spellingsOf } from './searched-words.js';

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
    ['DE 811 569 869', 'DE811569869'],
    ['de 811569869', 'de811569869'],
    ['NL 1234.56.789.B01', 'NL123456789B01'],
    ['ATU 1234 5678', 'ATU12345678'],
    ['CHE-123.456.789', 'CHE123456789'],
    ['IE 1234567 WA', 'IE1234567WA'],
    ['ES B-1234 5678', 'ESB12345678'],
  ])('are a tax number with its country before it in one: %s', (words, inOne) => {
    expect(spellingsOf(words)).toEqual([words, inOne]);
    expect(inOneTaxNumber(words)).toBe(inOne);
  });

  it.each(['FR 2026 12345', 'Ana 841234567', 'Lote 12', 'PC 12 kg', 'hotel do sol 2026'])(
    'stay apart where they are no number of a country: %s',
    (words) => {
      expect(spellingsOf(words)).toEqual([words]);
      expect(inOneTaxNumber(words)).toBe(words);
    },
  );

  it('are a tax number in groups of three among documents, and no document of a year', () => {
    expect(inOneTaxNumber('400 123 454')).toBe('400123454');
    expect(inOneTaxNumber('400.123.454')).toBe('400123454');
    expect(inOneTaxNumber('2026 123 456')).toBe('2026 123 456');
  });

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
