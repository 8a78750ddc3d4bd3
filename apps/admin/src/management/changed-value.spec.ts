import { describe, expect, it } from '@jest/globals';
import { registerOf, wordsOf } from './changed-value.js';

const said = { language: 'pt', yes: 'Sim', no: 'Não' } as const;

describe('a value that was changed', () => {
  it.each([
    ['vatIncluded', true, 'Sim'],
    ['creditLimitMinor', 12_500, '125,00'],
    ['price', '12.50', '12,50'],
    ['birthday', '2026-03-02', '02/03/2026'],
    ['code', '00150', '00150'],
    ['paymentTermsDays', 30, '30'],
    ['address1', null, '–'],
  ])('of %s is read as its screen shows it', (field, value, words) => {
    expect(wordsOf(field, value, said)).toBe(words);
  });

  it('names a record of the register of its field, and of none where it is no id', () => {
    expect(registerOf('categoryId', 'commercial/clients')).toBe('commercial/clients/categories');
    expect(registerOf('categoryId', 'commercial/regions')).toBeUndefined();
    expect(registerOf('address1', 'commercial/clients')).toBeUndefined();
  });
});
