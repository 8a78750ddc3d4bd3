import { describe, expect, it } from '@jest/globals';
import { preferredLanguage, splitPath } from './language.js';

describe('the language prefix', () => {
  it('is taken off a path', () => {
    expect(splitPath('/pt/commercial/clients')).toEqual({
      prefix: 'pt',
      rest: '/commercial/clients',
    });
  });

  it('is taken off a path that is nothing else', () => {
    expect(splitPath('/en')).toEqual({ prefix: 'en', rest: '/' });
  });

  it('is not seen in an unknown language', () => {
    expect(splitPath('/xx/company')).toEqual({ prefix: undefined, rest: '/xx/company' });
  });
});

describe('the language to begin with', () => {
  it('is the stored one before the browser’s', () => {
    expect(preferredLanguage('en', 'pt-PT')).toBe('en');
  });

  it('is the primary part of the browser’s', () => {
    expect(preferredLanguage(null, 'pt-BR')).toBe('pt');
  });

  it('is English for anything else', () => {
    expect(preferredLanguage('fr', 'sw-TZ')).toBe('en');
  });
});
