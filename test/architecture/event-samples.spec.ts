import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { productSources, repositoryFiles, textOf } from './repository.js';

const events = productSources('libs/domain/src')
  .filter((path) => path.endsWith('.events.ts'))
  .flatMap((path) => [...textOf(path).matchAll(/EventOf<\s*'(\w+)'/g)].map(([, type]) => type));

const samples = repositoryFiles().filter((path) =>
  /domain\/src\/.*\/samples\/.*\.json$/.test(path),
);

describe('an event', () => {
  it('has one name', () => {
    expect(events.filter((type, index) => events.indexOf(type) !== index)).toEqual([]);
  });

  it('has a golden sample of each of its versions', () => {
    const sampled = new Set(samples.map((path) => basename(path).split('.')[0]));
    expect(events.filter((type) => !sampled.has(type))).toEqual([]);
  });
});
