import { join } from 'node:path';
import { cache, inRoot } from '../bootstrap/paths.mjs';
import { runScript } from '../bootstrap/run.mjs';

const tool =
  (path, ...args) =>
  () =>
    runScript(inRoot('node_modules', path), args, { quiet: true, env });
const env = { FORCE_COLOR: '0' };

/**
 * The tools by name, the slowest first, as two run side by side. Those that look at one file at a
 * time look at the files named, or at all.
 * @param {{ code?: readonly string[], all?: readonly string[] }} files
 */
export const toolsOn = ({ code = [], all = ['.'] } = {}) => ({
  lint: tool('oxlint/bin/oxlint', ...code),
  types: tool('typescript7/bin/tsc', '-b', 'tsconfig.json'),
  dependencies: tool(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', '.'],
  ),
  spelling: tool(
    'cspell/bin.mjs',
    ...['lint', '--no-progress', '--no-summary', '--show-suggestions', '--no-must-find-files'],
    ...['--cache', `--cache-location=${join(cache, 'cspell.json')}`, ...all],
  ),
  unused: tool(
    'knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
    '--cache',
    `--cache-location=${join(cache, 'knip')}`,
  ),
  format: tool('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...all),
});

/** What `npm run check` looks at, by name. */
export const tools = toolsOn();
