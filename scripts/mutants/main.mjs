import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, orExplain } from '../bootstrap/failure.mjs';
import { installPackages } from '../bootstrap/install.mjs';
import { useNewestNode } from '../bootstrap/newest-node.mjs';
import { keepFilesInMemory } from '../testing/temporary-folder.mjs';
import { folder, prepare, sourcesOf } from './faulty-sources.mjs';
import { sampleOf } from './mutate.mjs';
import { reachOf, sharedSpecs } from './reach.mjs';
import { tryInRounds } from './rounds.mjs';
import { Compiler } from './types.mjs';

const usage =
  'npm run mutants -- libs/domain/src/payments [more folders or files]\n' +
  '  --sample 40   so many faults of each folder; all without it\n' +
  '  --seed 1      another seed draws other faults\n' +
  '  --near        only with tests of the same library or application\n' +
  '  --over-http   faults that no other test notices are tried with tests over HTTP, too\n' +
  '  --at-least 90 fails where less than this percentage is noticed';

const options = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  near: { type: 'boolean', default: false },
  'over-http': { type: 'boolean', default: false },
  'at-least': { type: 'string', default: '0' },
  'hangs-after': { type: 'string', default: '60' },
};

const show = (line) => process.stdout.write(`${line}\n`);

/** `npm run mutants`: puts small faults into the code, and says which of them no test notices. */
export const mutants = (args) =>
  orExplain(async () => {
    const { values, positionals: paths } = parseArgs({ args, options, allowPositionals: true });
    if (paths.length === 0) throw new Failure(`Name what to put faults into:\n${usage}`);
    await installPackages();
    useNewestNode();
    keepFilesInMemory();
    const { mutants: all, contents, print } = prepare([...new Set(paths.flatMap(sourcesOf))]);
    const size = values.sample === undefined ? Number.POSITIVE_INFINITY : Number(values.sample);
    const chosen = paths.map((path) => ({
      path,
      mutants: sampleOf(within(all, path), size, values.seed),
    }));
    const drawn = chosen.flatMap(({ mutants: some }) => some);
    show(`${drawn.length} of ${all.length} faults in ${contents.size} files`);
    const how = { hangsAfterMs: Number(values['hangs-after']) * 1_000, show };
    const caught = await tryAll(drawn, print, values, how);
    const compiler = new Compiler(contents);
    const left = drawn.filter(({ id }) => !caught.has(id));
    const refused = new Set(left.filter((mutant) => compiler.refuses(mutant)).map(({ id }) => id));
    const scores = chosen.map(({ path, mutants: some }) => scoreOf(path, some, caught, refused));
    writeFileSync(join(folder, 'scores.json'), JSON.stringify(scores, undefined, 2));
    for (const score of scores) show(shown(score));
    const tooFew = scores.filter(({ share }) => share < Number(values['at-least']));
    if (tooFew.length > 0) {
      throw new Failure(
        `Noticed less than ${values['at-least']} %: ${tooFew.map(({ path }) => path).join(', ')}.`,
      );
    }
  });

const within = (all, path) =>
  all.filter(({ file }) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

/** Each ring of files of tests tries what those before it have not noticed. */
async function tryAll(drawn, print, { near, 'over-http': isOverHttp }, how) {
  const workspaces = new Set(drawn.map(({ file }) => workspaceOf(file)));
  const quick = sharedSpecs({ isHttp: false });
  const isNear = (spec) => workspaces.has(workspaceOf(spec));
  const rings = [
    quick.filter(isNear),
    ...(near ? [] : [quick.filter((spec) => !isNear(spec))]),
    ...(isOverHttp ? [sharedSpecs({ isHttp: true })] : []),
  ];
  const caught = new Map();
  for (const specs of rings) {
    const left = drawn.filter(({ id }) => !caught.has(id));
    if (left.length === 0) break;
    const reached = await reachOf(specs, print);
    const found = await tryInRounds(left, (mutant) => specsFor(mutant, reached), how);
    for (const [id, what] of found) caught.set(id, what);
  }
  return caught;
}

/**
 * The files of tests that may notice a fault, the nearest first: those that reach it. What is
 * worked out once as a file is loaded is reached by the first that loads it only.
 */
function specsFor({ id, file, isStatic }, reached) {
  const workspace = workspaceOf(file);
  return [...reached.keys()]
    .filter((spec) => reached.get(spec).has(id) || (isStatic && workspaceOf(spec) === workspace))
    .map((spec) => ({ spec, at: distance(spec, file) }))
    .sort((a, b) => a.at - b.at)
    .map(({ spec }) => spec);
}

const workspaceOf = (file) => file.split('/').slice(0, 2).join('/');

function distance(spec, file) {
  const name = file.replace(/\.ts$/, '');
  if (spec.startsWith(`${name}.`)) return 0;
  if (dirname(spec) === dirname(file)) return 1;
  const context = file.split('/').slice(0, 4).join('/');
  if (spec.startsWith(`${context}/`)) return 2;
  return workspaceOf(spec) === workspaceOf(file) ? 3 : 4;
}

/** How many faults the tests notice, of those that the compiler takes. */
function scoreOf(path, some, caught, refused) {
  const unnoticed = some.filter(({ id }) => !caught.has(id) && !refused.has(id));
  const noticed = some.filter(({ id }) => caught.has(id)).length;
  const taken = noticed + unnoticed.length;
  const share = taken === 0 ? 100 : Math.floor((noticed * 100) / taken);
  return {
    path,
    faults: some.length,
    noticed,
    refused: taken === 0 ? 0 : some.length - taken,
    share,
    unnoticed,
  };
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 70);

function shown({ path, faults, noticed, refused, share, unnoticed }) {
  const lines = unnoticed.map(
    ({ file, line, kind, before, after }) =>
      `  ${file}:${line} ${kind}: ${short(before)}${after === '' ? '' : ` → ${short(after)}`}`,
  );
  const others = `${refused} refused by the compiler, ${unnoticed.length} unnoticed`;
  const counts = `${noticed} noticed, ${others}`;
  return [`\n${path}: ${share} % of ${faults} faults (${counts})`, ...lines].join('\n');
}
