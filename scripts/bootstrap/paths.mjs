import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that can be thrown away: stamps, caches of the tools, reports of the last tests. */
export const cache = join(root, '.cache');

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);
