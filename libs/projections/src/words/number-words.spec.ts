import { describe, expect, it } from '@jest/globals';
import { codeWords, taxNumberWords } from './number-words.js';

describe('what a number is found by', () => {
  it('is the number in one as well, where it is kept with signs', () => {
    expect(codeWords('CHE-123')).toEqual(['CHE-123', 'CHE123']);
    expect(codeWords('P001')).toEqual(['P001']);
    expect(codeWords()).toEqual(['']);
  });

  it('is only the digits of a tax number', () => {
    const swiss = ['CHE-123.456.789', 'CHE123456789', '123456789'];
    expect(taxNumberWords('CHE-123.456.789')).toEqual(swiss);
    expect(taxNumberWords('400123454')).toEqual(['400123454']);
  });
});
