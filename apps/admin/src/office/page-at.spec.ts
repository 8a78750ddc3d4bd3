import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { pagesByPath } from './page-at.js';

const screens = readFileSync('apps/admin/src/office/screens.tsx', 'utf8');
const namedBy = (tag: RegExp): readonly string[] =>
  [...screens.matchAll(tag)].flatMap(([, path]) => (path === undefined ? [] : [path]));

const pages = [
  ...namedBy(/<Route path="([^"]*)"/g),
  ...namedBy(/<Resource\s+name="([^"]+)"/g).map((name) => `${name}/*`),
].map((path) => ({ path }));

const pageAt = pagesByPath(pages);
/** What the router would choose, which ranks all paths for each address. */
const asRouted = (address: string): string | undefined =>
  matchRoutes(pages, address)?.[0]?.route.path;

const addressOf = ({ path }: { readonly path: string }): string =>
  `/${path.replace('/*', '').replace(/:\w+/g, 'FT')}`;

describe('the page at an address', () => {
  it('is the one that the router would choose, at each path and below it', () => {
    const addresses = pages
      .map(addressOf)
      .flatMap((each) => [each, `${each}/`, `${each}/create`, `${each}/one/two`, `${each}s`]);
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses.map((each) => pageAt(each)?.path)).toEqual(addresses.map(asRouted));
  });

  it('does not ask how its letters are written', () => {
    expect(pageAt('/Commercial/CLIENTS/01J')?.path).toBe('commercial/clients/*');
  });

  it('is none where no page is', () => {
    expect(pageAt('/nowhere')).toBeUndefined();
    expect(pageAt('/commercial/document')).toBeUndefined();
  });
});
