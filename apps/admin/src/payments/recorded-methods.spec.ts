import { describe, expect, it } from '@jest/globals';
import { inLanguage } from './recorded-methods.js';

const known = [
  { id: 'method_cash', name: 'Cash', namePt: 'Numerário' },
  { id: 'method_card', name: 'Card', namePt: 'Cartão' },
  { id: 'ours', name: 'Vale da casa', namePt: 'Vale da casa' },
];

describe('the methods of a payment in a list', () => {
  it('follow the language of the screen', () => {
    expect(inLanguage('Numerário, Cartão', known, 'en')).toBe('Cash, Card');
    expect(inLanguage('Numerário, Cartão', known, 'pt')).toBe('Numerário, Cartão');
    expect(inLanguage('Cash', known, 'pt')).toBe('Numerário');
  });

  it('stay as they were recorded where they are known by no name', () => {
    expect(inLanguage('Vale da casa, Permuta', known, 'en')).toBe('Vale da casa, Permuta');
    expect(inLanguage('', known, 'en')).toBe('');
  });
});
