import { describe, expect, it } from '@jest/globals';
import { commentFaults, functionFaults } from './doc-comments.js';
import { productSources, textOf } from './repository.js';

/** The folders in which everything that is offered says what it is. */
const commented = [
  ...['domain', 'pricing', 'fiscal', 'printing', 'verifier'],
  ...['event-store', 'read-store', 'blobs', 'jobs', 'delivery', 'journal', 'tasks'],
  ...['contracts', 'projections', 'sqlite', 'messages'],
].map((library) => `libs/${library}/src/`);

/** What a translation is, its English says. */
const translation = /\/screens\/pt\//;

describe('what a library offers', () => {
  it.each(commented)('says what it is in %s', (folder) => {
    const sources = productSources(folder).filter((path) => !translation.test(path));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap((path) => commentFaults(path, textOf(path)))).toEqual([]);
  });
});

describe('what a server offers to its other files', () => {
  it.each(['apps/api/src/', 'apps/projector/src/'])(
    'says what its functions do in %s',
    (folder) => {
      const sources = productSources(folder);
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.flatMap((path) => functionFaults(path, textOf(path)))).toEqual([]);
    },
  );
});

describe('a comment is missed', () => {
  it.each([
    ['function', 'export function price(): void {}'],
    ['constant', 'export const price = 1;'],
    ['interface', 'export interface price { readonly minor: number }'],
    ['type', 'export type price = string;'],
    ['class', 'export abstract class price {}'],
    ['constant below another comment', '// Of a unit.\nexport const price = 1;'],
    [
      'constant below its neighbour',
      '/** In minor units. */\nconst a = 1;\nexport const price = a;',
    ],
  ])('above an exported %s', (_, text) => {
    expect(commentFaults('a.ts', text)).toEqual(['a.ts does not say price']);
  });

  it('above an exported function, where only functions are requested', () => {
    const text = 'export const price = 1;\nexport function sum(): void {}';
    expect(functionFaults('a.ts', text)).toEqual(['a.ts does not say sum']);
  });

  it('where it says only the name', () => {
    const text = '/** The unit prices. */\nexport const unitPrice = 1;';
    expect(commentFaults('a.ts', text)).toEqual(['a.ts says of unitPrice its name alone']);
  });
});

describe('no comment is missed', () => {
  it.each([
    ['where there is one', '/** In minor units. */\nexport const price = 1;'],
    ['above what is not offered', 'const price = 1;'],
    ['where it is only handed on', "export { price } from './price.js';"],
    [
      'above later overloads',
      '/** In minor units. */\nexport function price(): 1;\nexport function price(): number {}',
    ],
  ])('%s', (_, text) => {
    expect(commentFaults('a.ts', text)).toEqual([]);
  });
});
