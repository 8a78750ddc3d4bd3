import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, inRoot, root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { writeGroups } from './group-specs.mjs';
import { tallyOf, triedAgain, TRIED_AGAIN_MAX } from './tally.mjs';

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
  // Nothing else runs meanwhile: every core tests, rather than all but one.
  writeGroups();
  const first = await test(...grouped, '--maxWorkers=100%');
  if (first.results === undefined) {
    return tallyOf({ failed: [`Jest ended with ${first.code} and no report`] });
  }
  const tally = tallyJest(first.results, first.code);
  const files = failedFiles(first.results);
  if (files.length === 0 || tally.failed.length > TRIED_AGAIN_MAX) return tally;
  for (const name of tally.failed) process.stdout.write(`failed, tried again alone: ${name}\n`);
  const again = await test('--runInBand', '--runTestsByPath', ...files);
  return triedAgain(tally, new Set(again.results && passedNames(again.results)));
}

/** Runs the tests that the options choose; has no results if Jest wrote none. */
async function test(...chosen) {
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  // A test that fails may leave a process behind: the run ends all the same.
  const options = ['--ci', '--json', '--forceExit', `--outputFile=${report}`, ...chosen];
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const { code } = await run([process.execPath, ...flags, jest, ...options]);
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  return { code, results };
}

/** Adds up Jest's report; a file that could not even be loaded is one failure. */
export function tallyJest({ testResults }, code) {
  const all = testsOf(testResults);
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

/** Each test with its status, named by its file. */
const testsOf = (testResults) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      status,
      name: `${relative(root, name)}: ${fullName}`,
    })),
  );

/** The files in which something failed. */
export const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The tests that passed, named as in the tally. */
export const passedNames = ({ testResults }) =>
  testsOf(testResults)
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => name);

const hasFailure = (assertions) => assertions.some(({ status }) => status === 'failed');
