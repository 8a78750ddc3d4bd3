import { mkdirSync } from 'node:fs';
import { buildStale } from '../bootstrap/build.mjs';
import { Failure, orExplain } from '../bootstrap/failure.mjs';
import { installPackages } from '../bootstrap/install.mjs';
import { useNewestNode } from '../bootstrap/newest-node.mjs';
import { cache } from '../bootstrap/paths.mjs';
import { runTools } from '../checks/check.mjs';
import { checkScriptSizes } from '../checks/script-sizes.mjs';
import { installPrograms } from './debian.mjs';
import { testChanged } from './changed/test-changed.mjs';
import { runJest } from './jest.mjs';
import { runPlaywright } from './playwright.mjs';
import { keepFilesInMemory } from './temporary-folder.mjs';
import { tallyOf } from './tally.mjs';

/** The parts of the test run, in order; each answers its counts. */
const parts = {
  check: async () => {
    const { passed, failed } = await runTools();
    return tallyOf({ passed: passed.length, failed: failed.map((name) => `check ${name}`) });
  },
  sizes: () => {
    const { passed, failed } = checkScriptSizes();
    return tallyOf({ passed: passed.length, failed: failed.map((page) => `size of ${page}`) });
  },
  jest: () => runJest(),
  browser: (missing) => runPlaywright(!missing.includes('chromium-headless-shell')),
};

/**
 * `npm test`, `npm test -- check sizes jest browser` for some of it, or `npm test -- changed` for
 * what a change can affect: against `main`, or the state that is named behind it.
 */
export const test = (names) =>
  orExplain(async () => {
    const isChange = names[0] === 'changed' && names.length <= 2;
    const unknown = names.find((name) => !(name in parts));
    if (unknown !== undefined && !isChange) {
      const known = [...Object.keys(parts), 'changed'].join(', ');
      throw new Failure(`There is no part "${unknown}": ${known}.`);
    }
    mkdirSync(cache, { recursive: true });
    const [missing] = await Promise.all([installPrograms(), installPackages()]);
    useNewestNode();
    for (const name of missing) {
      process.stdout.write(`${name} is missing: install it to run the tests that need it.\n`);
    }
    keepFilesInMemory();
    const total = isChange
      ? await testChanged(names[1], !missing.includes('chromium-headless-shell'))
      : await testParts(names.length === 0 ? Object.keys(parts) : names, missing);
    process.stdout.write(total.toString());
    process.exitCode = total.isGood() ? 0 : 1;
  });

async function testParts(names, missing) {
  const total = await tryBuild();
  for (const name of names) {
    process.stdout.write(`\n━━ ${name}\n`);
    total.add(await parts[name](missing));
  }
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
