import { join } from 'node:path';
import { cache, inRoot } from '../bootstrap/paths.mjs';
import { runScript } from '../bootstrap/run.mjs';

const tool =
  (path, ...args) =>
  () =>
    runScript(inRoot('node_modules', path), args, { quiet: true, env });
const env = { FORCE_COLOR: '0' };

/** What `npm run check` looks at, by name; the slowest first, as two run side by side. */
export const tools = {
  lint: tool('oxlint/bin/oxlint'),
  types: tool('typescript7/bin/tsc', '-b', 'tsconfig.json'),
  dependencies: tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.'],
  ),
  spelling: tool(
    'cspell/bin.mjs',
    ...['lint', '--no-progress', '--no-summary', '--show-suggestions'],
    ...['--cache', `--cache-location=${join(cache, 'cspell.json')}`, '.'],
  ),
  unused: tool(
    'knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
    '--cache',
    `--cache-location=${join(cache, 'knip')}`,
  ),
  format: tool('oxfmt/bin/oxfmt', '--check'),
};
