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
  const first = await play();
  if (first.report === undefined) {
    return tallyOf({ failed: [`Playwright ended with ${first.code} and no report`] });
  }
  const tally = tallyPlaywright(first.report, first.code);
  const stood = standing(first.report);
  if (stood.length === 0 || stood.length > STANDING_MAX) return tally;
  for (const { name } of stood) process.stdout.write(`its time ran out, begun anew: ${name}\n`);
  const again = await play('--grep', stood.map(({ title }) => escaped(title)).join('|'));
  return begunAnew(tally, stood, again.report);
}

/** More tests than this whose time runs out are no browser that hangs, but a product that does. */
const STANDING_MAX = 2;

/** Runs the tests that the options name, all without any; has no report if none was left. */
async function play(...options) {
  rmSync(report, { force: true });
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  const { code } = await runScript(cli, ['test', ...options]);
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
    for (const { status, projectName, results = [] } of spec.tests) {
      const name = `${[...here, spec.title].join(' › ')} (${projectName})`;
      yield { status, name, title: spec.title, ended: results.at(-1)?.status };
    }
  }
}

const allOf = ({ suites }) => suites.flatMap((suite) => [...testsOf(suite)]);

const namesOf = (report, ...statuses) =>
  allOf(report)
    .filter(({ status }) => statuses.includes(status))
    .map(({ name }) => name);

/**
 * The tests of a report which nothing contradicted: only their time ran out.
 * @returns {{ name: string, title: string }[]}
 */
export const standing = (report) => allOf(report).filter(({ ended }) => ended === 'timedOut');

/** Adds up Playwright's report; a test that passed only when tried again has failed. */
export function tallyPlaywright(report, code) {
  const named = (...statuses) => namesOf(report, ...statuses);
  const errors = (report.errors ?? []).map(({ message }) => message);
  const failed = [...named('unexpected', 'flaky'), ...errors];
  if (code !== 0 && failed.length === 0) failed.push(`Playwright ended with ${code}`);
  return tallyOf({ passed: named('expected').length, failed, skipped: named('skipped') });
}

/** The tally in which those that stood still count as they ended when they were begun anew. */
export function begunAnew({ passed, failed, skipped }, stood, again) {
  const good = new Set(again === undefined ? [] : namesOf(again, 'expected'));
  const mended = stood.map(({ name }) => name).filter((name) => good.has(name));
  return tallyOf({
    passed: passed + mended.length,
    failed: failed.filter((name) => !mended.includes(name)),
    skipped,
  });
}
