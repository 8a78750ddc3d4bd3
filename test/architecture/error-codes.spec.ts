import { describe, expect, it } from '@jest/globals';
import { errorCatalogue } from '@balcao/domain';
import { productSources, textOf } from './repository.js';

const codes = Object.keys(errorCatalogue);

/** Everything that may refuse, without the catalogues that only list what can be refused. */
const refusing = [
  ...['libs/pricing/src', 'libs/domain/src', 'libs/journal/src', 'libs/tasks/src'],
  'apps/api/src',
]
  .flatMap(productSources)
  .filter((path) => !/errors?\.ts$/.test(path))
  .map(textOf)
  .join('\n');

describe('an error code', () => {
  it('is thrown somewhere', () => {
    expect(codes.filter((code) => !refusing.includes(`'${code}'`))).toEqual([]);
  });

  it('has a sentence of its own in both languages', () => {
    for (const language of ['en', 'pt']) {
      const sentences = productSources('libs/messages/src/errors')
        .filter((path) => path.endsWith(`.${language}.ts`))
        .map(textOf)
        .join('\n');
      expect(codes.filter((code) => !sentences.includes(`'${code}':`))).toEqual([]);
    }
  });
});
