import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../bootstrap/build.mjs';
import { Failure, orExplain } from '../bootstrap/failure.mjs';
import { installPackages } from '../bootstrap/install.mjs';
import { useNewestNode } from '../bootstrap/newest-node.mjs';
import { cache } from '../bootstrap/paths.mjs';
import { runTools } from '../checks/check.mjs';
import { tools } from '../checks/tools.mjs';
import { checkScriptSizes } from '../checks/script-sizes.mjs';
import { installPrograms } from './debian.mjs';
import { testChanged } from './changed/test-changed.mjs';
import { runJest } from './jest.mjs';
import { runPlaywright } from './playwright.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { keepFilesInMemory } from './temporary-folder.mjs';
import { tallyOf } from './tally.mjs';

const { types, ...otherTools } = tools;

/**
 * The parts of the test run by lane: lanes run next to each other, the parts of one in order.
 * Types are checked before Jest runs, as that compiles what some of its tests start.
 */
const lanes = [
  {
    browser: (missing) => (how) =>
      runPlaywright(!missing.includes('chromium-headless-shell'), undefined, how),
  },
  {
    types: () => () => runChecks({ types }),
    jest: () => (how) => runJest(undefined, how),
  },
  {
    check: () => () => runChecks(otherTools),
    sizes: () => async () => {
      const { passed, failed } = checkScriptSizes();
      const names = failed.map((page) => `size of ${page}`);
      return { tally: tallyOf({ passed: passed.length, failed: names }) };
    },
  },
];

/** The checks of these tools as a part of a run. */
async function runChecks(from) {
  const { passed, failed } = await runTools(Object.keys(from), from);
  const names = failed.map((name) => `check ${name}`);
  return { tally: tallyOf({ passed: passed.length, failed: names }) };
}

const partNames = lanes.flatMap((lane) => Object.keys(lane));

/**
 * `npm test`, `npm test -- types jest browser` for some of it, or `npm test -- changed` for
 * what a change can affect: against `main`, or the state that is named behind it.
 */
export const test = (names) =>
  orExplain(async () => {
    const isChange = names[0] === 'changed' && names.length <= 2;
    const unknown = names.find((name) => !partNames.includes(name));
    if (unknown !== undefined && !isChange) {
      const known = [...partNames, 'changed'].join(', ');
      throw new Failure(`There is no part "${unknown}": ${known}.`);
    }
    mkdirSync(cache, { recursive: true });
    const [missing] = await Promise.all([installPrograms(), installPackages()]);
    useNewestNode();
    for (const name of missing) {
      process.stdout.write(`${name} is missing: install it to run the tests that need it.\n`);
    }
    keepFilesInMemory();
    // Servers are started a hundred times: each reads what the first has compiled.
    process.env.NODE_COMPILE_CACHE ??= join(cache, 'compiled');
    const total = isChange
      ? await testChanged(names[1], !missing.includes('chromium-headless-shell'))
      : await testParts(names.length === 0 ? partNames : names, missing);
    process.stdout.write(total.toString());
    process.exitCode = total.isGood() ? 0 : 1;
  });

async function testParts(names, missing) {
  const total = await tryBuild();
  const chosen = lanes
    .map((lane) => Object.entries(lane).filter(([name]) => names.includes(name)))
    .filter((lane) => lane.length > 0)
    .map((lane) => lane.map(([name, part]) => [name, part(missing)]));
  total.add(await runSideBySide(chosen));
  return total;
}

/** A product that cannot be built is one failure; what needs no build is still tested. */
async function tryBuild() {
  try {
    await buildStale();
    return tallyOf({ passed: 1 });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stdout.write(`${error.message}\n`);
    return tallyOf({ failed: ['build'] });
  }
}
