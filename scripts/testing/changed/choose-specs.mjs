import { browserSpecsOf } from './browser-specs.mjs';

/** So many files of each kind at most: together they take less than two minutes on two cores. */
export const AT_MOST = { unit: 60, http: 5, browser: 2 };

/** The part of the product that a file is in: `payments` of `libs/domain/src/payments/pay.ts`. */
export const contextOf = (file) => /^(?:libs|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

const isScreen = (file) => file.startsWith('apps/admin/');
const isHttp = (file) => file.startsWith('test/e2e/') && file.endsWith('.spec.ts');
const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/** These read the whole repository, whatever was changed. */
const readsAll = /^test\/architecture\/.*\.spec\.ts$/;
/** These break every rule once: their settings have to be touched for that to change. */
const seeded = /^test\/architecture\/(?:dependency|lint)-rules\.spec\.ts$/;
const seededBy = /^(?:\.dependency-cruiser\.cjs|\.oxlintrc\.jsonc|test\/architecture\/|scripts\/)/;

/**
 * The test files that a change most likely breaks, and what was left out with its reason.
 * @param {readonly string[]} files that were changed
 * @param {{ specs: readonly string[], related: readonly string[], browser: readonly string[],
 *   contentOf: (file: string) => string }} known `related`: what Jest finds by imports
 * @returns {{ jest: string[], browser: string[], leftOut: string[] }}
 */
export function chooseSpecs(files, { specs, related, browser, contentOf }) {
  const leftOut = [];
  const limit = (kind, what, ranked) => {
    const most = AT_MOST[kind];
    if (ranked.length > most) {
      leftOut.push(`${ranked.length - most} of ${ranked.length} ${what}: ${most} at most`);
    }
    return ranked.slice(0, most);
  };
  const unit = limit('unit', 'unit tests, the furthest away', rankUnit(files, specs, related));
  const http = limit(
    'http',
    'tests over HTTP, the furthest away',
    rankHttp(files, specs, contentOf),
  );
  const screens = limit('browser', 'browser tests', browserSpecsOf(files, browser));
  const hasServer = files.some((file) => contextOf(file) !== undefined && !isScreen(file));
  if (http.length === 0) {
    leftOut.push(
      `tests over HTTP: ${hasServer ? 'none names what' : 'nothing of the server'} changed`,
    );
  }
  if (screens.length === 0) leftOut.push('browser tests: no screen changed that one is about');
  const always = specs.filter(
    (spec) => readsAll.test(spec) && (!seeded.test(spec) || files.some((f) => seededBy.test(f))),
  );
  return { jest: [...new Set([...always, ...unit, ...http])], browser: screens, leftOut };
}

/** Those changed, their neighbours, the same context in other packages, then all others related. */
function rankUnit(files, specs, related) {
  const folders = new Set(files.map(folderOf));
  const contexts = new Set(files.map(contextOf).filter((context) => context !== undefined));
  const rankOf = (spec) => {
    if (files.includes(spec)) return 0;
    if (folders.has(folderOf(spec))) return 1;
    return contexts.has(contextOf(spec)) ? 2 : 3;
  };
  const found = new Set(related);
  return specs
    .filter((spec) => !isHttp(spec) && !readsAll.test(spec))
    .filter((spec) => found.has(spec) || rankOf(spec) < 3)
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** Those changed, those named like a context that changed, then those that call it most often. */
function rankHttp(files, specs, contentOf) {
  const contexts = [
    ...new Set(files.filter((file) => !isScreen(file)).map((file) => contextOf(file))),
  ].filter((context) => context !== undefined);
  const scoreOf = (spec) => {
    if (files.includes(spec)) return Infinity;
    const content = contentOf(spec);
    const scores = contexts.map((context) => {
      const isNamed = spec.startsWith(`test/e2e/${context}.`);
      const calls = content.match(new RegExp(`['"\`]/${context}\\b`, 'g'))?.length ?? 0;
      return (isNamed ? 1_000 : 0) + calls;
    });
    return Math.max(0, ...scores);
  };
  return specs
    .filter(isHttp)
    .map((spec) => ({ spec, score: scoreOf(spec) }))
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .map(({ spec }) => spec);
}
