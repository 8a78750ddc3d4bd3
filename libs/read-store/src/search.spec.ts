import { describe, expect, it } from '@jest/globals';
import { foldText, searchWords, soughtIn } from './search.js';

describe('the folding of searched text', () => {
  it('drops case and accents, composed or not', () => {
    expect(foldText('Pão de Açúcar')).toBe('pao de acucar');
    expect(foldText('Pa\u0303o')).toBe('pao');
  });

  it('spells out letters that upper case spells out', () => {
    expect(foldText('Straße ΣΊΣΥΦΟΣ')).toBe('strasse σισυφοσ');
  });

  it('splits words at whatever is neither letter nor digit', () => {
    expect(searchWords("FT 2026/14 – Arroz 'Bom-Gosto', 5kg")).toEqual([
      'ft',
      '2026',
      '14',
      'arroz',
      'bom',
      'gosto',
      '5kg',
    ]);
  });

  it('finds nothing by signs that have no letter', () => {
    const texts = ['100%_Puro', 'Manga 🥭', 'A'];
    for (const sign of ['%', '_', '🥭', '%_', '...']) {
      const [sought = ''] = soughtIn(sign);
      expect(texts.flatMap(searchWords).filter((word) => word.startsWith(sought))).toEqual([]);
      expect(sought).not.toBe('');
    }
    expect(soughtIn(' ')).toEqual([]);
    expect(soughtIn('100%')).toEqual(['100']);
  });

  it('names each word once and answers none for blanks', () => {
    expect(searchWords('sal Sal SAL')).toEqual(['sal']);
    expect(searchWords('  – ')).toEqual([]);
  });
});
