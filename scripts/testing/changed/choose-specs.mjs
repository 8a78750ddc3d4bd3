import { browserSpecsOf } from './browser-specs.mjs';

/** So many files of each kind at most: together they take less than two minutes on two cores. */
export const AT_MOST = { unit: 60, http: 5, browser: 2 };

/** What sells, over HTTP: nearly everything of the server is in it. */
const sale = 'test/e2e/sale.e2e.spec.ts';

/** The part of the product that a file is in: `payments` of `libs/domain/src/payments/pay.ts`. */
export const contextOf = (file) => /^(?:libs|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1];

const isScreen = (file) => file.startsWith('apps/admin/');
const isHttp = (file) => file.startsWith('test/e2e/') && file.endsWith('.spec.ts');
const isServer = /^(?:libs\/[^/]+|apps\/(?:api|projector))\/src\/.*(?<!\.spec)\.ts$/;
const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/** These read the whole repository, regardless of what was changed. */
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
  const users = usersOf(files, specs, contentOf);
  const unit = limit(
    'unit',
    'unit tests, the furthest away',
    rankUnit(files, specs, related, users),
  );
  const http = limit(
    'http',
    'tests over HTTP, the furthest away',
    rankHttp(files, specs, contentOf),
  );
  const screens = limit('browser', 'browser tests', browserSpecsOf(files, browser));
  if (http.length === 0) {
    const hasServer = files.some((file) => isServer.test(file));
    if (hasServer && specs.includes(sale)) http.push(sale);
    const why = hasServer
      ? 'none names what changed: only a sale'
      : 'nothing of the server changed';
    leftOut.push(`tests over HTTP: ${why}`);
  }
  if (screens.length === 0) leftOut.push('browser tests: no screen changed that one is about');
  const always = specs.filter(
    (spec) => readsAll.test(spec) && (!seeded.test(spec) || files.some((f) => seededBy.test(f))),
  );
  return { jest: [...new Set([...always, ...unit, ...http])], browser: screens, leftOut };
}

const exported = /^export (?:declare )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/**
 * Unit tests in other packages that name what a changed file of a library exports: Jest finds who
 * imports it within its own package only.
 */
function usersOf(files, specs, contentOf) {
  const names = files
    .filter((file) => /^libs\/[^/]+\/src\/.*(?<!\.spec)\.ts$/.test(file))
    .flatMap((file) => [...contentOf(file).matchAll(exported)].map(([, name]) => name));
  if (names.length === 0) return new Set();
  const naming = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
  const subjectOf = (spec) => spec.replace(/(?:\.property)?\.spec\.ts$/, '.ts');
  const isUser = (spec) => [spec, subjectOf(spec)].some((file) => naming.test(contentOf(file)));
  return new Set(specs.filter((spec) => /^(?:libs|apps)\//.test(spec) && isUser(spec)));
}

/**
 * Those changed, their neighbours, the same context in other packages, those in other packages that
 * name what changed, then all others related.
 */
function rankUnit(files, specs, related, users) {
  const folders = new Set(files.map(folderOf));
  const contexts = new Set(files.map(contextOf).filter((context) => context !== undefined));
  const rankOf = (spec) => {
    if (files.includes(spec)) return 0;
    if (folders.has(folderOf(spec))) return 1;
    if (contexts.has(contextOf(spec))) return 2;
    return users.has(spec) ? 3 : 4;
  };
  const found = new Set(related);
  return specs
    .filter((spec) => !isHttp(spec) && !readsAll.test(spec))
    .filter((spec) => found.has(spec) || rankOf(spec) < 4)
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
