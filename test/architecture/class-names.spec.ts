import { describe, expect, it } from '@jest/globals';
import { productSources, textOf } from './repository.js';

/** The names of classes that more than one of the texts declares. */
function declaredTwice(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^(?:export )?class (\w+)/gm)].map(([, name = '']) => name),
  );
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

describe('a class of the API', () => {
  it('is described by its name, which no other has', () => {
    expect(declaredTwice(productSources('apps/api/src/').map(textOf))).toEqual([]);
  });

  it.each([
    [['export class ABody {}', 'class ABody implements B {}'], ['ABody']],
    [['export class ABody {}', 'export class BBody {}'], []],
  ])('is found declared twice in %j', (texts, found) => {
    expect(declaredTwice(texts)).toEqual(found);
  });
});
