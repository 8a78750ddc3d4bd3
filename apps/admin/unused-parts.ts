import type { Plugin } from 'vite';

/**
 * What react-admin brings for work that is done otherwise here: the server writes the files of
 * lists, and every field and resource has its name in the catalogue, so that none is made of code.
 * What only old browsers lack, in forty modules. And the chains of errors that `ulidx` throws, of
 * which a browser needs only the sentence.
 */
const unused: Readonly<Record<string, string>> = {
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("files of lists are written by the server"); };',
  inflection: ['transform', 'humanize', 'inflect', 'pluralize', 'singularize', 'capitalize']
    .map((name) => `export const ${name} = (name) => name;`)
    .join('\n'),
  'object.entries': 'module.exports = Object.entries;',
  layerr: 'export class Layerr extends Error { constructor(_, message) { super(message); } }',
};

const MARK = '\0unused:';

/** Leaves out of what is sent to the browser what is never run there. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'balcao-unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) =>
      source in unused ? { id: MARK + source, moduleSideEffects: false } : null,
    load: (id) => (id.startsWith(MARK) ? unused[id.slice(MARK.length)] : null),
  };
}
