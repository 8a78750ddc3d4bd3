import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, inRoot } from '../bootstrap/paths.mjs';
import { runScript } from '../bootstrap/run.mjs';
import { tallyOf } from './tally.mjs';

/** Where playwright.config.ts lets its JSON reporter write. */
const report = join(cache, 'playwright.json');

const specs = () => {
  const files = readdirSync(inRoot('test/browser'), { recursive: true });
  return files.filter((file) => file.endsWith('.spec.ts')).sort();
};

/** The tests in the browser; without Chromium each file of them counts as left out. */
export async function runPlaywright(hasChromium) {
  if (specs().length === 0) return tallyOf({});
  if (!hasChromium) {
    return tallyOf({ skipped: specs().map((file) => `test/browser/${file} (no Chromium)`) });
  }
  rmSync(report, { force: true });
  const { code } = await runScript(inRoot('node_modules/@playwright/test/cli.js'), ['test']);
  if (!existsSync(report)) {
    return tallyOf({ failed: [`Playwright ended with ${code} and no report`] });
  }
  return tallyPlaywright(JSON.parse(readFileSync(report, 'utf8')), code);
}

/** Every test of a suite and of the suites inside it, with its full name. */
function* testsOf({ suites = [], specs: own = [], title }, path = []) {
  const here = title ? [...path, title] : path;
  for (const suite of suites) yield* testsOf(suite, here);
  for (const spec of own) {
    for (const { status, projectName } of spec.tests) {
      yield { status, name: `${[...here, spec.title].join(' › ')} (${projectName})` };
    }
  }
}

/** Adds up Playwright's report; a test that passed only when tried again has failed. */
export function tallyPlaywright({ suites, errors = [] }, code) {
  const all = suites.flatMap((suite) => [...testsOf(suite)]);
  const named = (...statuses) =>
    all.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const failed = [...named('unexpected', 'flaky'), ...errors.map(({ message }) => message)];
  if (code !== 0 && failed.length === 0) failed.push(`Playwright ended with ${code}`);
  return tallyOf({ passed: named('expected').length, failed, skipped: named('skipped') });
}
