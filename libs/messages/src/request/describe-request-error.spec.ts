import { describe, expect, it } from '@jest/globals';
import { describeRequestError, requestErrors } from './describe-request-error.js';

const placeholdersOf = (sentence: string) => [...sentence.matchAll(/%\{\w+\}/g)].flat().sort();

describe('what is wrong with a request', () => {
  it('is said with its parameters', () => {
    const params = { property: 'colour' };
    expect(describeRequestError('en', 'request.unknownProperty', params)).toBe(
      'Unknown property: colour',
    );
    expect(describeRequestError('pt', 'request.unknownProperty', params)).toBe(
      'Propriedade desconhecida: colour',
    );
  });

  it('is said with large numbers in groups, and a year as it is', () => {
    expect(describeRequestError('en', 'export.tooManyRows', { max: 100_000 })).toBe(
      'A PDF can have at most 100\u202f000 rows. Filter the list, or export to Excel or CSV',
    );
    expect(describeRequestError('pt', 'export.tooManyColumns', { max: 2026 })).toContain(' 2026 ');
  });

  it('names the same parameters in both languages', () => {
    const named = (sentences: Readonly<Record<string, string>>) =>
      Object.entries(sentences).map(([code, sentence]) => [code, placeholdersOf(sentence)]);
    expect(named(requestErrors.pt)).toEqual(named(requestErrors.en));
  });
});
