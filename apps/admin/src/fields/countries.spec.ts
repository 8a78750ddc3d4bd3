import { describe, expect, it } from '@jest/globals';
import { countriesIn, countriesSetUp } from './countries.js';

describe('the countries to choose from', () => {
  it('have their names in the language, the own one first', () => {
    const [own, second] = countriesIn('pt-PT', 'MZ');
    expect(own).toEqual({ id: 'MZ', name: 'Moçambique' });
    expect(second).toEqual({ id: 'AF', name: 'Afeganistão' });
    expect(countriesIn('en-GB', 'MZ')).toContainEqual({ id: 'ZA', name: 'South Africa' });
  });

  it('are, for a company, those whose currency and taxes it begins with', () => {
    expect(countriesSetUp('pt-PT').map(({ name }) => name)).toEqual([
      'Moçambique',
      'Angola',
      'Portugal',
    ]);
  });

  it('are each there once, with one that is set though no country has it', () => {
    const ids = countriesIn('en-GB', 'MZ', 'XX').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2)).toEqual(['MZ', 'XX']);
  });
});
