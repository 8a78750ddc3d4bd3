import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs';
import { cache, inRoot } from './paths.mjs';
import { runScript } from './run.mjs';
import { withDependencies } from './workspaces.mjs';

const apps = ['apps/api', 'apps/projector'].filter((app) =>
  existsSync(inRoot(app, 'tsconfig.json')),
);

/** What is built, from what, into what; `settings` are files whose change makes all of it stale. */
const products = [
  {
    name: 'server',
    isPresent: apps.length > 0,
    sources: apps,
    settings: ['tsconfig.base.json', 'package-lock.json'],
    makes: apps.map((app) => `${app}/dist/main.js`),
    build: () => runScript(inRoot('node_modules/typescript7/bin/tsc'), ['-b', ...apps]),
  },
  {
    name: 'back office',
    isPresent: existsSync(inRoot('apps/admin/index.html')),
    sources: ['apps/admin'],
    settings: ['tsconfig.base.json', 'package-lock.json'],
    makes: ['apps/admin/dist/index.html'],
    build: () =>
      runScript(inRoot('node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn'], {
        cwd: inRoot('apps/admin'),
        env: { NODE_ENV: 'production' },
      }),
  },
];

/** Builds what was changed since it was last built: the server, the back office, or neither. */
export async function buildStale() {
  const builds = products.filter(({ isPresent }) => isPresent).map(buildIfStale);
  // Both have ended before one that failed is reported.
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

/** Builds the server only, for what needs no screens. */
export const buildServer = () => buildIfStale(products[0]);

async function buildIfStale(product) {
  if (stateOf(product) === 'built') return;
  const { name, build } = product;
  process.stdout.write(`Building the ${name} …\n`);
  const { code } = await build();
  if (code !== 0) {
    throw new Failure(`The ${name} could not be built: correct what is named above and try again.`);
  }
  writeStamp(stampOf(product), printOf(product));
}

/**
 * Whether the server that is there was built from the sources that are there.
 * @returns {'built' | 'stale' | 'missing'}
 */
export const serverBuild = () => stateOf(products[0]);

function stateOf(product) {
  if (!product.makes.every((file) => existsSync(inRoot(file)))) return 'missing';
  return isStamped(stampOf(product), printOf(product)) ? 'built' : 'stale';
}

const stampOf = ({ name }) => join(cache, 'built', name.replace(' ', '-'));

const printOf = ({ sources, settings }) =>
  fingerprint([...settings, ...withDependencies(sources)].map((path) => inRoot(path)));
