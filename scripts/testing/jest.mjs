import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, inRoot, root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { writeGroups } from './group-specs.mjs';
import { tallyOf } from './tally.mjs';

const report = join(cache, 'jest.json');

/** The HTTP tests by the files that `writeGroups` has written; else as `jest.config.mjs` says. */
const grouped = [
  '--testMatch=<rootDir>/{apps,libs,test}/**/*.spec.ts',
  '--testMatch=<rootDir>/.cache/e2e/*.spec.ts',
  ...['/node_modules/', '/dist/', '<rootDir>/test/browser/', '<rootDir>/test/e2e/'].map(
    (pattern) => `--testPathIgnorePatterns=${pattern}`,
  ),
];

/** Unit, property, contract, HTTP and architecture tests. */
export async function runJest() {
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  // Nothing else runs meanwhile: every core tests, rather than all but one. A test that fails may
  // leave a process behind: the run ends all the same.
  writeGroups();
  const options = [
    ...grouped,
    ...['--ci', '--json', '--maxWorkers=100%', '--forceExit'],
    `--outputFile=${report}`,
  ];
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const { code } = await run([process.execPath, ...flags, jest, ...options]);
  if (!existsSync(report)) return tallyOf({ failed: [`Jest ended with ${code} and no report`] });
  return tallyJest(JSON.parse(readFileSync(report, 'utf8')), code);
}

/** Adds up Jest's report; a file that could not even be loaded is one failure. */
export function tallyJest({ testResults }, code) {
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      status,
      name: `${relative(root, name)}: ${fullName}`,
    })),
  );
  const named = (...statuses) =>
    all.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const broken = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && !hasFailure(assertionResults))
    .map(({ name }) => `${relative(root, name)} could not be run`);
  const failed = [...named('failed'), ...broken];
  if (code !== 0 && failed.length === 0) failed.push(`Jest ended with ${code}`);
  return tallyOf({
    passed: named('passed').length,
    failed,
    skipped: named('pending', 'skipped', 'todo', 'disabled'),
  });
}

const hasFailure = (assertions) => assertions.some(({ status }) => status === 'failed');
