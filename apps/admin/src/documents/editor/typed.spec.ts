import { describe, expect, it } from '@jest/globals';
import { asUnderstood } from './typed.js';

describe('a figure of a line, once its field is left', () => {
  it.each([
    ['1,235', 'en', '1235'],
    ['58,99', 'en', '58.99'],
    ['1.234,56', 'en', '1234.56'],
    ['1.235', 'pt', '1235'],
    ['58.99', 'pt', '58,99'],
    ['1,234.56', 'pt', '1234,56'],
    ['1 234,56 MT', 'pt', '1234,56'],
  ] as const)('shows of %s in %s that it counts as %s', (typed, language, shown) => {
    expect(asUnderstood(typed, language)).toBe(shown);
  });

  it.each([
    ['1.235', 'en'],
    ['349.00', 'en'],
    ['1,235', 'pt'],
    ['349,00', 'pt'],
    ['', 'pt'],
    ['a dozen', 'en'],
  ] as const)('leaves %j as it was written in %s', (typed, language) => {
    expect(asUnderstood(typed, language)).toBe(typed);
  });
});
