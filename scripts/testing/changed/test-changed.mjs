import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { buildStale } from '../../bootstrap/build.mjs';
import { inRoot, root } from '../../bootstrap/paths.mjs';
import { run } from '../../bootstrap/run.mjs';
import { runTools } from '../../checks/check.mjs';
import { toolsOn } from '../../checks/tools.mjs';
import { specFiles } from '../group-specs.mjs';
import { runJest } from '../jest.mjs';
import { browserSpecs, runPlaywright } from '../playwright.mjs';
import { runSideBySide } from '../side-by-side.mjs';
import { tallyOf } from '../tally.mjs';
import { changedFiles, isCode } from './changed-files.mjs';
import { chooseSpecs } from './choose-specs.mjs';

/** What is read from `dist`: the browser's product, and servers in processes of their own. */
const needsBuild = /^test\/(?:browser|servers|start)\//;

/**
 * Checks and tests what a change can affect, and says what it left out.
 * @param {string | undefined} ref what the change is compared with
 * @param {boolean} hasChromium
 * @returns {Promise<import('../tally.mjs').Tally>}
 */
export async function testChanged(ref, hasChromium) {
  const change = await changedFiles(ref);
  const { files, base } = change;
  const checks = checksOf(change);
  const chosen = chooseSpecs(files, {
    specs: specFiles(),
    related: await relatedTo(files),
    browser: browserSpecs(),
    contentOf,
  });
  print(`files changed since ${base.slice(0, 10)}: ${files.length}`, []);
  print('checks', checks.names);
  print('Jest', chosen.jest);
  print('browser', chosen.browser);
  print('left out', [...checks.leftOut, ...chosen.leftOut]);
  if ([...chosen.jest, ...chosen.browser].some((spec) => needsBuild.test(spec))) await buildStale();
  return runSideBySide(lanesOf(checks, chosen, hasChromium));
}

/** What runs at the same time, as in a whole run. */
function lanesOf(checks, { jest, browser }, hasChromium) {
  const check = async () => {
    const { passed, failed } = await runTools(checks.names, toolsOn(checks.files));
    const names = failed.map((name) => `check ${name}`);
    return { tally: tallyOf({ passed: passed.length, failed: names }) };
  };
  const seen = ['browser', (how) => runPlaywright(hasChromium, browser, how)];
  const unseen = ['jest', (how) => runJest(jest, how)];
  return [
    ...(browser.length > 0 ? [[seen]] : []),
    [['check', check], ...(jest.length > 0 ? [unseen] : [])],
  ];
}

/** What is in a file; nothing in one that there is not. */
const contentOf = (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');

/** Which checks look at a change; those of single files look at those that were changed. */
function checksOf({ files, movesImports }) {
  const code = files.filter(isCode);
  const names = [
    ...(code.length > 0 ? ['lint', 'types', 'unused'] : []),
    ...(movesImports ? ['dependencies'] : []),
    ...(files.length > 0 ? ['spelling', 'format'] : []),
  ];
  const leftOut = [
    ...(code.length > 0 ? [] : ['lint, types, unused: no code changed']),
    ...(movesImports ? [] : ['dependencies: no import changed']),
  ];
  return { names, leftOut, files: { code, all: files } };
}

/** The tests that import a file that was changed, within its package, by Jest's own map. */
async function relatedTo(files) {
  const code = files.filter((file) => isCode(file) && existsSync(inRoot(file)));
  if (code.length === 0) return [];
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const options = ['--listTests', '--findRelatedTests', ...code];
  const { output } = await run([process.execPath, '--no-warnings', jest, ...options], {
    quiet: true,
  });
  const listed = output.split('\n').filter((line) => line.endsWith('.spec.ts'));
  return listed.map((path) => relative(root, path).replaceAll('\\', '/'));
}

function print(heading, lines) {
  process.stdout.write([`\n━━ ${heading}`, ...lines.map((line) => `   ${line}`), ''].join('\n'));
}
