import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HASH = '@emotion/hash';
const WRAPPED = '\0remembered:hash';
const remembered = fileURLToPath(new URL('src/theme/remembered.ts', import.meta.url));

/** Styles that a page may know; one that makes more of them begins from nothing. */
const STYLES_MAX = 10_000;

const wrapped = `
import hashOf from '${HASH}';
import { remembered } from ${JSON.stringify(remembered)};
export default remembered(hashOf, ${String(STYLES_MAX)});
`;

/**
 * Lets Emotion remember the names that it has given to styles. It hashes the whole text of a
 * component's styles each time the component is drawn, one character after the other.
 */
export function rememberedHashes(): Plugin {
  return {
    name: 'balcao-remembered-hashes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === HASH && importer !== WRAPPED ? WRAPPED : null),
    load: (id) => (id === WRAPPED ? wrapped : null),
  };
}
