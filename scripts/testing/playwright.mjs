import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, inRoot } from '../bootstrap/paths.mjs';
import { runScript } from '../bootstrap/run.mjs';
import { shown } from './side-by-side.mjs';
import { tallyOf, triedAgain, TRIED_AGAIN_MAX } from './tally.mjs';

/** Where playwright.config.ts lets its JSON reporter write. */
const report = join(cache, 'playwright.json');

/** Every file of the browser tests, from the root of the repository. */
export const browserSpecs = () => {
  const files = readdirSync(inRoot('test/browser'), { recursive: true });
  return files
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `test/browser/${file.replaceAll('\\', '/')}`)
    .sort();
};

/**
 * Browser tests, all or those named; without Chromium each file of them counts as left out.
 * @param {boolean} hasChromium
 * @param {readonly string[]} [chosen]
 * @param {{ show?: (line: string) => void }} [how]
 * @returns {Promise<import('./tally.mjs').Outcome>}
 */
export async function runPlaywright(hasChromium, chosen, { show = shown } = {}) {
  const files = chosen ?? browserSpecs();
  if (files.length === 0) return { tally: tallyOf({}) };
  if (!hasChromium) {
    return { tally: tallyOf({ skipped: files.map((file) => `${file} (no Chromium)`) }) };
  }
  const first = await play(chosen ?? [], show);
  if (first.report === undefined) {
    return { tally: tallyOf({ failed: [`Playwright ended with ${first.code} and no report`] }) };
  }
  const tally = tallyPlaywright(first.report, first.code);
  const titles = failedTitles(first.report);
  if (titles.length === 0 || tally.failed.length > TRIED_AGAIN_MAX) return { tally };
  const tryAgain = async () => {
    for (const name of tally.failed) shown(`failed, tried again alone: ${name}`);
    const pattern = titles.map(escaped).join('|');
    const again = await play([...(chosen ?? []), '--workers=1', '--grep', pattern], shown);
    return triedAgain(tally, new Set(again.report && namesOf(again.report, 'expected')));
  };
  return { tally, tryAgain };
}

/** Runs the tests that the options name, all without any; has no report if none was left. */
async function play(options, onLine) {
  rmSync(report, { force: true });
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  const { code } = await runScript(cli, ['test', ...options], { onLine });
  return {
    code,
    report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined,
  };
}

const escaped = (title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Every test of a suite and of the suites inside it, with its full name. */
function* testsOf({ suites = [], specs: own = [], title }, path = []) {
  const here = title ? [...path, title] : path;
  for (const suite of suites) yield* testsOf(suite, here);
  for (const spec of own) {
    for (const { status, projectName } of spec.tests) {
      const name = `${[...here, spec.title].join(' › ')} (${projectName})`;
      yield { status, name, title: spec.title };
    }
  }
}

const allOf = ({ suites }) => suites.flatMap((suite) => [...testsOf(suite)]);

const namesOf = (report, ...statuses) =>
  allOf(report)
    .filter(({ status }) => statuses.includes(status))
    .map(({ name }) => name);

/** What the tests that failed are called within their files. */
export const failedTitles = (report) =>
  allOf(report)
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title }) => title);

/** Adds up Playwright's report; a test that passed only when tried again has failed. */
export function tallyPlaywright(report, code) {
  const named = (...statuses) => namesOf(report, ...statuses);
  const errors = (report.errors ?? []).map(({ message }) => message);
  const failed = [...named('unexpected', 'flaky'), ...errors];
  if (code !== 0 && failed.length === 0) failed.push(`Playwright ended with ${code}`);
  return tallyOf({ passed: named('expected').length, failed, skipped: named('skipped') });
}
