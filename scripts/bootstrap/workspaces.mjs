import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Where a workspace lives: `@balcao/journal` in `libs/journal`. */
const folderOf = (name) =>
  ['libs', 'apps']
    .map((kind) => `${kind}/${name.replace('@balcao/', '')}`)
    .find((folder) => existsSync(inRoot(folder, 'package.json')));

function dependenciesOf(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => name.startsWith('@balcao/'));
}

/**
 * The given workspace folders and every workspace they stand on.
 * @param {readonly string[]} folders
 */
export function withDependencies(folders) {
  const found = new Set(folders);
  for (const folder of found) {
    for (const name of dependenciesOf(folder)) {
      const next = folderOf(name);
      if (next !== undefined) found.add(next);
    }
  }
  return [...found].sort();
}
