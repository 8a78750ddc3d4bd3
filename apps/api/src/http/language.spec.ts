import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['pt', 'pt'],
    ['pt-MZ,pt;q=0.9,en;q=0.8', 'pt'],
    ['fr, pt;q=0.5, en;q=0.6', 'en'],
    ['fr', 'en'],
    ['en;q=0, pt;q=0.1', 'pt'],
    ['ptx', 'en'],
  ])('for %j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
