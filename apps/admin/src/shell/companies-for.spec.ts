import { describe, expect, it } from '@jest/globals';
import { companiesFor } from './companies-for.js';

const companies = [
  { companyName: 'Padaria Índico', nuit: '400123450' },
  { companyName: 'Mercearia Sol', nuit: '400005834' },
];
const named = (words: string) =>
  companiesFor(companies, words).map(({ companyName }) => companyName);

describe('finding a company', () => {
  it('takes words without accents and parts of the NUIT', () => {
    expect(named('indico pad')).toEqual(['Padaria Índico']);
    expect(named('5834')).toEqual(['Mercearia Sol']);
  });

  it('shows all for no words, and none for unknown ones', () => {
    expect(named('  ')).toHaveLength(2);
    expect(named('talho')).toEqual([]);
  });
});
