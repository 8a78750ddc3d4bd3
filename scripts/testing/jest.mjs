import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { cache, inRoot, root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { groupsFolder, specFiles, writeGroups } from './group-specs.mjs';
import { shown } from './side-by-side.mjs';
import { tallyOf, triedAgain, TRIED_AGAIN_MAX } from './tally.mjs';

const report = join(cache, 'jest.json');

/** One more than there are cores: the tests of servers wait more than they compute. */
const WORKERS = availableParallelism() + 1;

/**
 * Unit, property, contract, HTTP and architecture tests: all of them, or the files named.
 * @param {readonly string[]} [files]
 * @param {{ show?: (line: string) => void }} [how]
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runJest(files = specFiles(), { show = shown } = {}) {
  const first = await test([...inGroups(files), `--maxWorkers=${WORKERS}`], show);
  if (first.results === undefined) {
    return { tally: tallyOf({ failed: [`Jest ended with ${first.code} and no report`] }) };
  }
  const tally = tallyJest(first.results, first.code);
  const again = failedFiles(first.results);
  if (again.length === 0 || tally.failed.length > TRIED_AGAIN_MAX) return { tally };
  const tryAgain = async () => {
    for (const name of tally.failed) shown(`failed, tried again alone: ${name}`);
    const { results } = await test(['--runInBand', '--runTestsByPath', ...again], shown);
    return triedAgain(tally, new Set(results && passedNames(results)));
  };
  return { tally, tryAgain };
}

/** Every file, most of them in the groups that `writeGroups` writes. */
const inGroups = (files) => [
  `--testSequencer=${inRoot('scripts/testing/longest-first.cjs')}`,
  '--testMatch=**/*.spec.ts',
  '--runTestsByPath',
  ...writeGroups(files),
];

/** Runs the tests that the options choose; has no results if Jest wrote none. */
async function test(chosen, onLine) {
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--no-warnings'];
  const options = ['--ci', '--json', `--outputFile=${report}`, ...chosen];
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const { code } = await run([process.execPath, ...flags, jest, ...options], { onLine });
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

/** Each test with its status, named by its file: in a group, the outermost `describe`. */
const testsOf = (testResults) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, ancestorTitles, title }) => {
      const path = relative(root, name);
      const [file = '', ...inner] = isGroup(name) ? ancestorTitles : [path, ...ancestorTitles];
      return { status, file, name: `${file}: ${[...inner, title].join(' ')}` };
    }),
  );

const isGroup = (name) => name.startsWith(groupsFolder);

/** The files in which something failed, groups taken apart. */
export const failedFiles = ({ testResults }) => [
  ...new Set(
    testResults
      .filter(({ status }) => status === 'failed')
      .flatMap((result) =>
        isGroup(result.name)
          ? testsOf([result]).flatMap(({ status, file }) =>
              status === 'failed' ? [inRoot(file)] : [],
            )
          : [result.name],
      ),
  ),
];

/** The tests that passed, named as in the tally. */
export const passedNames = ({ testResults }) =>
  testsOf(testResults)
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => name);

const hasFailure = (assertions) => assertions.some(({ status }) => status === 'failed');
